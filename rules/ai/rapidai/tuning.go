package rapidai

import "reflect"

// A Weight is one of a script's weights, for tuning.
type Weight struct {
	Name  string
	Value *float64
}

// All are the weights that can be tuned, in a fixed order: all but how many directions
// are looked into, which costs time, and how much chance has a say. Changing a value
// changes w.
func (w *Weights) All() (list []Weight) {
	v := reflect.ValueOf(w).Elem()
	for i := range v.NumField() {
		name := v.Type().Field(i).Name
		switch p := v.Field(i).Addr().Interface().(type) {
		case *float64:
			if name != "FieldNoise" {
				list = append(list, Weight{name, p})
			}
		case *[3]float64:
			for k := range p {
				list = append(list, Weight{name + "[" + string(rune('0'+k)) + "]", &p[k]})
			}
		}
	}
	return list
}
