import { matchNames, type NameMatch } from '@tablee/domain/shops/match-names'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useMemo, useState } from 'react'
import type { SamePeople } from './past-draft.ts'

/** Comparing more pairs of names would hold a phone up: then only equal ones are found. */
const MOST_PAIRS = 400_000

const NOBODY: SamePeople = new Map()

/** Which regulars these names may be, and of whom somebody said so. */
export function useSamePeople(names: readonly string[], regulars: readonly string[], known: SamePeople = NOBODY) {
  const matches = useMemo(() => matchesOf(names, regulars), [names, regulars])
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map())
  const same = useMemo(() => {
    const all = new Map<string, string | null>([...known, ...chosen])
    return new Map([...all].flatMap(([key, regular]) => (regular === null ? [] : [[key, regular] as const])))
  }, [known, chosen])
  const choose = (said: readonly (readonly [name: string, regular: string | null])[]) =>
    setChosen((before) => new Map([...before, ...said.map(([name, regular]) => [nameKey(name), regular] as const)]))
  return { matches, same, choose }
}

function matchesOf(names: readonly string[], regulars: readonly string[]): readonly NameMatch[] {
  if (regulars.length === 0) return []
  const each = [...new Map(names.map((name) => [nameKey(name), name])).values()]
  const keys = new Set(each.map(nameKey))
  const compared =
    each.length * regulars.length <= MOST_PAIRS ? regulars : regulars.filter((one) => keys.has(nameKey(one)))
  return matchNames(
    each.length * compared.length <= MOST_PAIRS ? each : each.filter((one) => hasEqual(one, compared)),
    compared,
  )
}

function hasEqual(name: string, regulars: readonly string[]): boolean {
  return regulars.some((one) => nameKey(one) === nameKey(name))
}
