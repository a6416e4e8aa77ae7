import { later } from '../../../ui/later.tsx'
import type { ChosenSaidProps } from './chosen-said.tsx'

/** In what the tournament just created differs from its game; most differ in nothing, and need no pack. */
export const RulesOfCreated = later<ChosenSaidProps>(async () => (await import('./chosen-said.tsx')).ChosenSaid)
