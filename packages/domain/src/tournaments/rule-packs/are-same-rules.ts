import type { RulePack } from './rule-pack.ts'

/** Whatever the order of their members: stored rules have another. */
export function areSameRules(one: RulePack, other: RulePack): boolean {
  return inOneOrder(one) === inOneOrder(other)
}

function inOneOrder(rules: RulePack): string {
  return JSON.stringify(rules, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
