import type { Game } from '../rule-packs/rule-pack.ts'
import type { InfractionId } from './infraction-ids.ts'
import type { PenaltyKind } from './penalty.ts'

export const INFRACTION_CLASSES = ['play', 'tournament', 'unsporting'] as const
export type InfractionClass = (typeof INFRACTION_CLASSES)[number]

export type Infraction = {
  readonly id: InfractionId
  readonly of: InfractionClass
  /** Null: usually none. */
  readonly usual: PenaltyKind | null
  /** From its so many-th time in the event on. */
  readonly repeated: { readonly from: number; readonly penalty: PenaltyKind } | null
}

export type InfractionList = {
  readonly name: string
  /** In effect since, ISO 8601. */
  readonly since: string
  readonly infractions: readonly Infraction[]
}

const inPlay = warned('play', 3)
const inTournament = warned('tournament', 2)

/**
 * Magic Infraction Procedure Guide, 23 September 2024: names and penalties of appendix A, section 4 for repeated unsporting conduct. That
 * a third play error and a second tournament error lose a game is the guide's usual upgrade. Penalties that depend on what happened (a
 * trigger that hurts its owner, a deck with too few cards) are the judge's.
 */
const MAGIC: InfractionList = {
  name: 'Magic Infraction Procedure Guide',
  since: '2024-09-23',
  infractions: [
    { id: 'magic-missed-trigger', of: 'play', usual: null, repeated: null },
    inPlay('magic-extra-cards-seen'),
    inPlay('magic-hidden-card'),
    inPlay('magic-mulligan'),
    inPlay('magic-game-rule'),
    inPlay('magic-game-state'),
    { id: 'magic-tardiness', of: 'tournament', usual: 'game-loss', repeated: null },
    { id: 'magic-outside-assistance', of: 'tournament', usual: 'match-loss', repeated: null },
    inTournament('magic-slow-play'),
    { id: 'magic-decklist', of: 'tournament', usual: 'game-loss', repeated: null },
    inTournament('magic-deck'),
    inTournament('magic-limited-procedure'),
    inTournament('magic-communication'),
    inTournament('magic-marked-cards'),
    inTournament('magic-shuffling'),
    {
      ...{ id: 'magic-unsporting-minor', of: 'unsporting', usual: 'warning' },
      repeated: { from: 2, penalty: 'game-loss' },
    },
    {
      ...{ id: 'magic-unsporting-major', of: 'unsporting', usual: 'match-loss' },
      repeated: { from: 2, penalty: 'disqualification' },
    },
    { id: 'magic-winner-determined', of: 'unsporting', usual: 'match-loss', repeated: null },
    { id: 'magic-bribery', of: 'unsporting', usual: 'match-loss', repeated: null },
    { id: 'magic-aggression', of: 'unsporting', usual: 'disqualification', repeated: null },
    { id: 'magic-theft', of: 'unsporting', usual: 'disqualification', repeated: null },
    { id: 'magic-stalling', of: 'unsporting', usual: 'disqualification', repeated: null },
    { id: 'magic-cheating', of: 'unsporting', usual: 'disqualification', repeated: null },
  ],
}

function warned(of: InfractionClass, from: number): (id: InfractionId) => Infraction {
  return (id) => ({ id, of, usual: 'warning', repeated: { from, penalty: 'game-loss' } })
}

/** The published list of a game; null where none was read. */
export function infractionsOf(game: Game): InfractionList | null {
  return game === 'magic' ? MAGIC : null
}

/** What is usual for its next time, after so many in the event. Null: none. */
export function usualPenalty({ usual, repeated }: Infraction, timesBefore: number): PenaltyKind | null {
  return repeated && timesBefore + 1 >= repeated.from ? repeated.penalty : usual
}
