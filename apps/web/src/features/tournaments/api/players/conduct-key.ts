export function conductKey(code: string): readonly [string, string] {
  return ['conduct', code]
}
