import type { WalkIn } from '@tablee/domain/registrations/acts/registrations-at-desk'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { aboutAct } from './about-act.ts'
import type { CaveHolder } from './cave-state.ts'

type Around = Pick<CaveHolder, 'actText'> & {
  readonly tournament: Pick<Tournament, 'matches'> | null
  /** By entrant. */
  readonly names: PlayerNames
  /** Why it was not taken. */
  readonly why?: string
}

/** All that somebody needs to do it again: "Résultat – Léa · Max (2-1) – Le tournoi est terminé." */
export function saidAct({ name, input }: ApartAct, { actText, tournament, names, why = '' }: Around): string {
  return [actText(name), aboutAct(input, tournament, names), typedIn(input), why].filter(Boolean).join(' – ')
}

type Typed = Pick<WalkIn, 'firstName' | 'lastName' | 'email' | 'phone' | 'location' | 'notes'>

/** What somebody typed besides the name. */
function typedIn(input: object): string {
  const { firstName, lastName, email, phone, location, notes }: Typed = input
  return [firstName, lastName, email, phone, location, notes].filter(Boolean).join(' ')
}
