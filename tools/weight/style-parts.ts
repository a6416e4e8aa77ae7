/** How long each layer and each other rule at the top of a style is; what is in none of them is counted by its kind. */
export function styleParts(style: string): Readonly<Record<string, number>> {
  const parts: Record<string, number> = {}
  for (const rule of topRules(style)) {
    const [, layer] = /^(@layer [\w.-]+)\{/.exec(rule) ?? []
    const name = layer ?? /^@[\w-]+/.exec(rule)?.[0] ?? 'rules'
    parts[name] = (parts[name] ?? 0) + Buffer.byteLength(rule)
  }
  return parts
}

/** Comments are gone from a built style. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs

function topRules(style: string): readonly string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: token, index } of style.matchAll(TOKEN)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth > 0 || !/[};]/.test(token)) continue
    rules.push(style.slice(from, index + 1).trim())
    from = index + 1
  }
  const rest = style.slice(from).trim()
  return rest === '' ? rules : [...rules, rest]
}
