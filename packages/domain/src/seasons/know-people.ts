import type { PersonKey } from './season.ts'

/** What is known of who had a seat: signs of an account and of a name, which say neither. */
export type SeasonSeat = {
  readonly player: string
  readonly account: string | null
  readonly name: string | null
}

type SeatedEvent = { readonly id: string; readonly seats: readonly SeasonSeat[] }

/**
 * One person across events: the same account, else the same name, as a shop knows its regulars again. A name is that of an account where
 * exactly one account had it. Nobody has two seats of one event. Made in steps, an event each.
 */
export function* knowPeople(
  events: readonly SeatedEvent[],
): Generator<undefined, ReadonlyMap<string, readonly PersonKey[]>> {
  const accountsNamed = new Map<string, Set<string>>()
  for (const { seats } of events) {
    yield
    for (const { account, name } of seats) {
      if (account === null || name === null) continue
      accountsNamed.set(name, (accountsNamed.get(name) ?? new Set()).add(account))
    }
  }
  const people = new Map<string, readonly PersonKey[]>()
  for (const event of events) {
    yield
    people.set(event.id, peopleAt(event, accountsNamed))
  }
  return people
}

function peopleAt(
  { id, seats }: SeatedEvent,
  accountsNamed: ReadonlyMap<string, ReadonlySet<string>>,
): readonly PersonKey[] {
  const taken = new Set<string>(seats.flatMap(({ account }) => account ?? []))
  return seats.map(({ player, account, name }) => {
    const wanted = account ?? (name === null ? null : (onlyOne(accountsNamed.get(name)) ?? name))
    const free = [wanted, name, `${id}-${player}`].find(
      (key): key is string => key !== null && (key === account || !taken.has(key)),
    )
    const key = free ?? `${id}-${player}`
    taken.add(key)
    return key as PersonKey
  })
}

function onlyOne(accounts: ReadonlySet<string> | undefined): string | null {
  const [first, ...others] = accounts ?? []
  return first !== undefined && others.length === 0 ? first : null
}
