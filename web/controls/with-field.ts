/** The same plan with another value in a field; without the field where there is no value. */
export function withField<Plan extends object, Field extends keyof Plan>(
  plan: Plan,
  field: Field,
  value: Plan[Field] | undefined,
): Plan {
  const { [field]: _, ...rest } = plan;
  return (value === undefined ? rest : { ...rest, [field]: value }) as Plan;
}
