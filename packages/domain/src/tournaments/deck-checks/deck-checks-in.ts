import type { Change } from '../change.ts'
import type { DeckCheck, DeckChecks } from './deck-check.ts'
import { isOfDeckChecks, type OfDeckChecks } from './is-of-deck-checks.ts'

const NONE: DeckChecks = { draws: [], checks: [] }

/** All checks of a tournament, from its journal: nobody but those who judge knows them. */
export function deckChecksIn(changes: readonly Change[]): DeckChecks {
  return changes.filter(isOfDeckChecks).reduce(after, NONE)
}

function after(known: DeckChecks, change: OfDeckChecks): DeckChecks {
  const replaced = (number: number, changed: (check: DeckCheck) => Partial<DeckCheck>): DeckChecks => ({
    ...known,
    checks: known.checks.map((each) => (each.check === number ? { ...each, ...changed(each) } : each)),
  })
  switch (change.kind) {
    case 'deck_checks_drawn': {
      const { kind: _, ...draw } = change
      return { ...known, draws: [...known.draws, draw] }
    }
    case 'deck_check_opened': {
      const { check, round, matchId, table, players, draw, by, at: openedAt } = change
      const of = { check, round, matchId, table, players, draw, openedAt, readers: [by] }
      const opened = { ...of, endedAt: null, results: [], extraMs: 0, isTakenBack: false }
      return { ...known, checks: [...known.checks, opened] }
    }
    case 'deck_check_read':
      return replaced(change.check, ({ readers }) => ({ readers: [...readers, change.by] }))
    case 'deck_check_ended': {
      const { at: endedAt, results, extraMs } = change
      return replaced(change.check, () => ({ endedAt, results, extraMs }))
    }
    case 'deck_check_taken_back':
      return replaced(change.check, () => ({ isTakenBack: true, extraMs: 0 }))
    default:
      return change satisfies never
  }
}

/** The one under way at a table; null for none. */
export function openCheckAt({ checks }: DeckChecks, matchId: DeckCheck['matchId']): DeckCheck | null {
  return checks.findLast((one) => one.matchId === matchId && one.endedAt === null && !one.isTakenBack) ?? null
}
