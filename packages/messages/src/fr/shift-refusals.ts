import type { RefusalCode } from '@tablee/domain/refusal-codes'

/** Of the staff, and of those who stand in for one of them. */
export const shiftRefusals = {
  helper_not_found: 'Cette personne n’est pas de l’équipe d’organisation.',
  helper_still_in_force: 'Ce rôle est encore valable. Retirez-le d’abord.',
  shift_of_others: 'Vous ne pouvez faire remplacer que vous-même. Demandez à l’organisation.',
  shift_of_stand_in: 'Un remplacement ne se transmet pas. Il faut d’abord y mettre fin.',
  shift_handed_over: 'Cette personne est déjà remplacée. Il faut d’abord y mettre fin.',
  shift_too_long: 'Un remplacement ne dure pas plus longtemps que le rôle.',
  too_many_stand_ins: 'Ce rôle a déjà été transmis {max} fois. L’organisation peut effacer d’anciens remplacements.',
} as const satisfies { readonly [Code in RefusalCode]?: string }
