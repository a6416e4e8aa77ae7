import type { InfractionId } from '../infraction-ids.ts'
import type { PenaltyKind } from '../penalty.ts'
import type { Infraction, InfractionClass, InfractionList } from './infraction-list.ts'

/** Each is what the one before becomes once the same error is repeated (section III). */
const LADDER = ['warning', 'game-loss', 'match-loss', 'disqualification'] as const satisfies readonly PenaltyKind[]
type Rung = (typeof LADDER)[number]

/**
 * KDE-E Tournament Infractions and Penalties Policy 2.2, 6 March 2023, section IV. Tardiness is never upgraded (IV:C); slow play begins as
 * a warning, whatever it becomes (IV:G).
 */
export const YUGIOH_INFRACTIONS: InfractionList = {
  name: 'Yu-Gi-Oh! TCG, KDE-E Infractions and Penalties Policy 2.2',
  since: '2023-03-06',
  repeating: 'same-error',
  forms: [],
  infractions: [
    upgraded('play', 'yugioh-procedural-minor', 'warning'),
    upgraded('play', 'yugioh-procedural-major', 'game-loss'),
    upgraded('play', 'yugioh-procedural-strict', 'match-loss'),
    upgraded('play', 'yugioh-extra-cards-minor', 'warning'),
    upgraded('play', 'yugioh-extra-cards-major', 'game-loss'),
    late('yugioh-tardiness-major', 'game-loss'),
    late('yugioh-tardiness-strict', 'match-loss'),
    upgraded('tournament', 'yugioh-deck-minor', 'warning'),
    upgraded('tournament', 'yugioh-deck-major', 'game-loss'),
    upgraded('tournament', 'yugioh-marked-cards-minor', 'warning'),
    upgraded('tournament', 'yugioh-marked-cards-major', 'game-loss'),
    upgraded('tournament', 'yugioh-marked-cards-strict', 'match-loss'),
    upgraded('tournament', 'yugioh-slow-play', 'warning'),
    upgraded('unsporting', 'yugioh-unsporting-minor', 'warning'),
    upgraded('unsporting', 'yugioh-unsporting-major', 'game-loss'),
    upgraded('unsporting', 'yugioh-unsporting-severe', 'disqualification'),
    upgraded('unsporting', 'yugioh-cheating', 'disqualification'),
  ],
}

function upgraded(of: InfractionClass, id: InfractionId, penalty: Rung): Infraction {
  const above = LADDER.slice(LADDER.indexOf(penalty) + 1)
  return { id, of, usual: { penalty }, repeated: above.map((next, at) => ({ from: at + 2, penalty: next })) }
}

function late(id: InfractionId, penalty: Rung): Infraction {
  return { id, of: 'tournament', usual: { penalty }, repeated: [] }
}
