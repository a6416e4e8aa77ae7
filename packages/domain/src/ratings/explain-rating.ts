import { expectedScore } from './glicko.ts'
import type { RatedPerson } from './rate-events.ts'
import { changeOf, type ShownRating, shownRating } from './rating-table.ts'

export type ExplainedMeeting<Key extends string = string> = {
  readonly opponent: Key
  /** Before the event. */
  readonly rating: ShownRating
  /** 0 to 1. */
  readonly expected: number
  readonly score: number
}

export type ExplainedStep<Key extends string = string> = {
  readonly eventId: string
  readonly before: ShownRating
  readonly after: ShownRating
  readonly change: number
  readonly expected: number
  readonly score: number
  readonly meetings: readonly ExplainedMeeting<Key>[]
}

/** Why somebody has that rating: what each event was expected to give and what it gave, the latest first. */
export function explainRating<Key extends string>(
  people: ReadonlyMap<Key, RatedPerson<Key>>,
  key: Key,
  { from, most }: { readonly from: number; readonly most: number },
): readonly ExplainedStep<Key>[] {
  const steps = (people.get(key)?.steps ?? []).toReversed().slice(from, from + most)
  return steps.map((step): ExplainedStep<Key> => {
    const meetings = step.met.map(({ opponent, score }): ExplainedMeeting<Key> => {
      const met = people.get(opponent)?.steps.find(({ eventId }) => eventId === step.eventId)?.before ?? step.before
      return { opponent, score, rating: shownRating(met), expected: expectedScore(step.before, met) }
    })
    return {
      ...{ eventId: step.eventId, before: shownRating(step.before), after: shownRating(step.after) },
      ...{ change: changeOf(step), meetings },
      expected: meetings.reduce((sum, { expected }) => sum + expected, 0),
      score: meetings.reduce((sum, { score }) => sum + score, 0),
    }
  })
}
