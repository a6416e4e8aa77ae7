import type { InfractionId } from '../infraction-ids.ts'
import type { Infraction, InfractionClass, InfractionList, UsualPenalty } from './infraction-list.ts'

const WARNING = { penalty: 'warning' } as const
const GAME_LOSS = { penalty: 'game-loss' } as const
const MATCH_LOSS = { penalty: 'match-loss' } as const
const DISQUALIFICATION = { penalty: 'disqualification' } as const
const TWO_PRIZES = { penalty: 'warning', form: 'two-prizes' } as const

/**
 * Play! Pokémon Penalty Guidelines, 1 January 2026: the starting penalties of sections 5.1 to 5.5.1, 5.6.1 and 5.7. Severe tardiness also
 * drops: noted as an absence, or by dropping the player. Section 4.2.2 leaves repeated infractions to whoever judges.
 */
export const POKEMON_INFRACTIONS: InfractionList = {
  name: 'Play! Pokémon Penalty Guidelines',
  since: '2026-01-01',
  repeating: 'judged',
  forms: ['caution', 'two-prizes', 'four-prizes'],
  infractions: [
    of('play', 'pokemon-gameplay-minor', WARNING),
    of('play', 'pokemon-gameplay-major', TWO_PRIZES),
    of('play', 'pokemon-gameplay-severe', GAME_LOSS),
    of('tournament', 'pokemon-procedural-minor', { penalty: 'warning', form: 'caution' }),
    of('tournament', 'pokemon-procedural-major', WARNING),
    of('tournament', 'pokemon-procedural-severe', GAME_LOSS),
    of('tournament', 'pokemon-tardiness-minor', WARNING),
    of('tournament', 'pokemon-tardiness-major', GAME_LOSS),
    of('tournament', 'pokemon-tardiness-severe', MATCH_LOSS),
    of('tournament', 'pokemon-deck-minor', WARNING),
    of('tournament', 'pokemon-deck-major', GAME_LOSS),
    of('tournament', 'pokemon-deck-severe', DISQUALIFICATION),
    of('tournament', 'pokemon-pace-minor', WARNING),
    of('tournament', 'pokemon-pace-severe', TWO_PRIZES),
    of('unsporting', 'pokemon-unsporting-minor', WARNING),
    of('unsporting', 'pokemon-unsporting-major', MATCH_LOSS),
    of('unsporting', 'pokemon-unsporting-severe', DISQUALIFICATION),
    of('unsporting', 'pokemon-cheating', DISQUALIFICATION),
  ],
}

function of(infractionClass: InfractionClass, id: InfractionId, usual: UsualPenalty): Infraction {
  return { id, of: infractionClass, usual, repeated: [] }
}
