import type { InfractionId } from '../infraction-ids.ts'
import type { Infraction, InfractionClass, InfractionList, UsualPenalty } from './infraction-list.ts'

const CAUTION = { penalty: 'warning', form: 'caution' } as const
const WARNING = { penalty: 'warning' } as const
const INTELLECT = { penalty: 'warning', form: 'intellect' } as const
const GAME_LOSS = { penalty: 'game-loss' } as const
/** Section 1.4: no repeated play or tournament error costs more than a game. */
const LEVELS: readonly UsualPenalty[] = [CAUTION, WARNING, INTELLECT, GAME_LOSS]

/**
 * Flesh and Blood Procedure and Penalty Guide, as published on 10 June 2026: the quick reference table A.1. From its third time a play
 * error costs one level more, a tournament error from its second (sections 2 and 3); slow play as section 3.3 says.
 */
export const FLESH_AND_BLOOD_INFRACTIONS: InfractionList = {
  name: 'Flesh and Blood Procedure and Penalty Guide',
  since: '2026-06-10',
  repeating: 'on-a-day',
  forms: ['caution', 'intellect'],
  infractions: [
    inPlay('fab-game-rules', WARNING),
    { ...inPlay('fab-game-state', WARNING), repeated: [] },
    inPlay('fab-missed-trigger', CAUTION),
    inPlay('fab-extra-cards-seen', WARNING),
    inPlay('fab-hidden-card', WARNING),
    inPlay('fab-shuffling-error', INTELLECT),
    inPlay('fab-presenting', WARNING),
    { ...inTournament('fab-tardiness', INTELLECT), repeated: [] },
    inTournament('fab-outside-assistance', GAME_LOSS),
    {
      ...inTournament('fab-slow-play', CAUTION),
      repeated: [
        { from: 2, ...WARNING },
        { from: 4, ...GAME_LOSS },
      ],
    },
    inTournament('fab-decklist', INTELLECT),
    inTournament('fab-card-pool', INTELLECT),
    inTournament('fab-draft-minor', WARNING),
    inTournament('fab-draft-major', GAME_LOSS),
    inTournament('fab-marked-cards', WARNING),
    inTournament('fab-insufficient-shuffling', WARNING),
    inTournament('fab-communication', WARNING),
    conduct('fab-unsporting-minor', WARNING),
    disqualified('fab-unsporting-major'),
    disqualified('fab-cheating'),
    disqualified('fab-aggression'),
    conduct('fab-winner-determined', GAME_LOSS),
    disqualified('fab-bribery'),
    disqualified('fab-betting'),
    disqualified('fab-theft'),
    disqualified('fab-stalling'),
    conduct('fab-concession', GAME_LOSS),
    conduct('fab-rules-sharking', WARNING),
    disqualified('fab-fraud'),
  ],
}

function inPlay(id: InfractionId, usual: UsualPenalty): Infraction {
  return raised({ id, of: 'play', usual, from: 3 })
}

function inTournament(id: InfractionId, usual: UsualPenalty): Infraction {
  return raised({ id, of: 'tournament', usual, from: 2 })
}

type Raised = {
  readonly id: InfractionId
  readonly of: InfractionClass
  readonly usual: UsualPenalty
  readonly from: number
}

function raised({ id, of, usual, from }: Raised): Infraction {
  const next = LEVELS[LEVELS.indexOf(usual) + 1]
  return { id, of, usual, repeated: next ? [{ from, ...next }] : [] }
}

function conduct(id: InfractionId, usual: UsualPenalty): Infraction {
  return { id, of: 'unsporting', usual, repeated: [] }
}

function disqualified(id: InfractionId): Infraction {
  return conduct(id, { penalty: 'disqualification' })
}
