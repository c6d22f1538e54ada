import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';

type Pair = { readonly password: string; readonly confirmation: string };

/**
 * Returns the props of the two password fields of a form. Once the second was edited, each change of the first
 * validates it again.
 */
export function usePasswordPair<Values extends FieldValues & Pair>(form: UseFormReturn<Values>) {
  const [password, confirmation] = ['password', 'confirmation'] as [Path<Values>, Path<Values>];
  const typed = useWatch({ control: form.control, name: password });
  const { touchedFields, isSubmitted } = form.formState;
  const isRequested = isSubmitted || 'confirmation' in touchedFields;
  const onChange = () => isRequested && void form.trigger(confirmation);
  const getError = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;
  return {
    typed: typed as string,
    password: form.register(password, { onChange }),
    confirmation: form.register(confirmation),
    errors: { password: getError(password), confirmation: getError(confirmation) },
  };
}
