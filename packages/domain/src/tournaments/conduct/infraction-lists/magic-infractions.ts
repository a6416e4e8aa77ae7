import type { InfractionId } from '../infraction-ids.ts'
import type { PenaltyKind } from '../penalty.ts'
import type { Infraction, InfractionClass, InfractionList } from './infraction-list.ts'

/**
 * Magic Infraction Procedure Guide, 23 September 2024: names and penalties of appendix A, section 4 for repeated unsporting conduct. That
 * a third play error and a second tournament error lose a game is the guide's usual upgrade. Penalties that depend on what happened (a
 * trigger that hurts its owner, a deck with too few cards) are the judge's.
 */
export const MAGIC_INFRACTIONS: InfractionList = {
  name: 'Magic Infraction Procedure Guide',
  since: '2024-09-23',
  repeating: 'in-event',
  forms: [],
  infractions: [
    { id: 'magic-missed-trigger', of: 'play', usual: null, repeated: [] },
    warned('play', 'magic-extra-cards-seen'),
    warned('play', 'magic-hidden-card'),
    warned('play', 'magic-mulligan'),
    warned('play', 'magic-game-rule'),
    warned('play', 'magic-game-state'),
    once('tournament', 'magic-tardiness', 'game-loss'),
    once('tournament', 'magic-outside-assistance', 'match-loss'),
    warned('tournament', 'magic-slow-play'),
    once('tournament', 'magic-decklist', 'game-loss'),
    warned('tournament', 'magic-deck'),
    warned('tournament', 'magic-limited-procedure'),
    warned('tournament', 'magic-communication'),
    warned('tournament', 'magic-marked-cards'),
    warned('tournament', 'magic-shuffling'),
    {
      ...once('unsporting', 'magic-unsporting-minor', 'warning'),
      repeated: [{ from: 2, penalty: 'game-loss' }],
    },
    {
      ...once('unsporting', 'magic-unsporting-major', 'match-loss'),
      repeated: [{ from: 2, penalty: 'disqualification' }],
    },
    once('unsporting', 'magic-winner-determined', 'match-loss'),
    once('unsporting', 'magic-bribery', 'match-loss'),
    once('unsporting', 'magic-aggression', 'disqualification'),
    once('unsporting', 'magic-theft', 'disqualification'),
    once('unsporting', 'magic-stalling', 'disqualification'),
    once('unsporting', 'magic-cheating', 'disqualification'),
  ],
}

function once(of: InfractionClass, id: InfractionId, penalty: PenaltyKind): Infraction {
  return { id, of, usual: { penalty }, repeated: [] }
}

function warned(of: 'play' | 'tournament', id: InfractionId): Infraction {
  return { ...once(of, id, 'warning'), repeated: [{ from: of === 'play' ? 3 : 2, penalty: 'game-loss' }] }
}
