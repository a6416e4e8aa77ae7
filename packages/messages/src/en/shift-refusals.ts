import type { shiftRefusals as french } from '../fr/shift-refusals.ts'
import type { Translation } from '../translation.ts'

export const shiftRefusals: Translation<typeof french> = {
  helper_not_found: 'This person does not help run the tournament.',
  helper_still_in_force: 'This role is still valid. Remove it first.',
  shift_of_others: 'You can only have yourself replaced. Ask the organizer.',
  shift_of_stand_in: 'Who stands in cannot hand on. End that first.',
  shift_handed_over: 'Somebody stands in for this person already. End that first.',
  shift_too_long: 'Nobody stands in for longer than the role lasts.',
  too_many_stand_ins: 'This role was handed over {max} times already. The organizer can erase earlier ones.',
}
