import { accept, type Outcome } from '../../outcome.ts'
import { packOf } from '../kinds/counted-rules.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { PLACING_RULES, type RulePack } from '../rule-packs/rule-pack.ts'
import type { WishedPart } from '../stage-part.ts'
import type { Tournament } from '../tournament.ts'

type Wish = Pick<WishedPart, 'structure' | 'rules' | 'minutes'>

/** The pack of a part that follows the current one. */
export function packOfPart(tournament: Pick<Tournament, 'rules' | 'stages'>, wish: Wish): Outcome<RulePack> {
  const before = packOf(tournament)
  const varied = wish.rules ? customiseRules(before, wish.rules) : accept(before)
  return varied.accepted ? withMinutes(varied.value, wish) : varied
}

/** Tables of four have minutes of their own. */
function withMinutes(pack: RulePack, { structure, minutes }: Wish): Outcome<RulePack> {
  if (minutes === null || minutes === undefined) return accept(pack)
  if (structure !== 'pods') return customiseRules(pack, { roundMinutes: minutes })
  return customiseRules(pack, { placings: { ...(pack.placings ?? PLACING_RULES), roundMinutes: minutes } })
}
