import { LATE_START_MS } from '@tablee/domain/tournaments/players/late-start'
import type { Phase } from '@tablee/domain/tournaments/tournament'
import type { SearchTerm } from '../../../database/search/search-index.ts'
import { ANNOUNCED_TERM, phaseTerm, startsFromTerm, without } from '../search/search-plan.ts'
import { all, any } from '../search/search-term.ts'
import { compareStarts, type StartPlace } from './places-by-start.ts'

/** Being played; starting next; waiting without a date; over or never played. */
export const PARTS = ['running', 'coming', 'open', 'over'] as const
export type Part = (typeof PARTS)[number]

const HOUR_MS = 3_600_000
/** How long an event that was never ended counts as running. */
const LONGEST_EVENT_MS = 31 * 24 * HOUR_MS

export type Moments = { readonly comingFrom: string; readonly runningFrom: string }

export function momentsOf(now: Date): Moments {
  // The index distinguishes starts by whole hours.
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const before = (span: number) => new Date(hour - span).toISOString()
  return { comingFrom: before(LATE_START_MS), runningFrom: before(LONGEST_EVENT_MS) }
}

export function partOf({ phase, startsAt }: Pick<StartPlace, 'phase' | 'startsAt'>, moments: Moments): Part {
  if (phase === 'running' && (startsAt === null || startsAt >= moments.runningFrom)) return 'running'
  if (phase !== 'waiting') return 'over'
  if (startsAt === null) return 'open'
  return startsAt >= moments.comingFrom ? 'coming' : 'over'
}

/** As `partOf` decides, for the index. */
export function termOf(part: Part, { comingFrom, runningFrom }: Moments): SearchTerm {
  const [waiting, running] = (['waiting', 'running'] as const).map((phase: Phase['kind']) => phaseTerm([phase])) as [
    SearchTerm,
    SearchTerm,
  ]
  switch (part) {
    case 'running':
      return any([without(running, ANNOUNCED_TERM), all([running, startsFromTerm(runningFrom)])])
    case 'coming':
      return all([waiting, startsFromTerm(comingFrom)])
    case 'open':
      return without(waiting, ANNOUNCED_TERM)
    case 'over': {
      const everything = phaseTerm(['waiting', 'running', 'finished'])
      const others = PARTS.filter((one) => one !== 'over').map((one) => termOf(one, { comingFrom, runningFrom }))
      return without(everything, any(others))
    }
    default:
      return part satisfies never
  }
}

/** In the order of listing. */
export function compare(one: StartPlace, other: StartPlace, moments: Moments): number {
  const [part, otherPart] = [partOf(one, moments), partOf(other, moments)]
  if (part !== otherPart) return PARTS.indexOf(part) - PARTS.indexOf(otherPart)
  return part === 'coming' ? compareStarts(one, other) : other.place - one.place
}
