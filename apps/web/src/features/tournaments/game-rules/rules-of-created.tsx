import { later } from '../../../ui/later.tsx'
import type { RulesChosen } from '../api/following/created-tournament.ts'

export type RulesOfCreatedProps = { readonly chosen: RulesChosen }

/** In what the tournament just created differs from its game; most differ in nothing, and need no pack. */
export const RulesOfCreated = later<RulesOfCreatedProps>(async () => (await import('./chosen-said.tsx')).ChosenSaid)
