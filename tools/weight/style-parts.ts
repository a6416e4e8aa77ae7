/** The length of each layer and each other top-level rule of a style; the rest is counted by kind. */
export function styleParts(style: string): Readonly<Record<string, number>> {
  const parts: Record<string, number> = {}
  for (const rule of topRules(style)) {
    const [, layer] = /^(@layer [\w.-]+)\{/.exec(rule) ?? []
    const name = layer ?? /^@[\w-]+/.exec(rule)?.[0] ?? 'rules'
    parts[name] = (parts[name] ?? 0) + Buffer.byteLength(rule)
  }
  return parts
}

/** A built style has no comments. */
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
