import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'

/** Those that the asker may read whole: for the organizer, all of them. */
export function wholeRegistrations(views: readonly RegistrationView[]): readonly WholeRegistration[] {
  return views.filter((view): view is WholeRegistration => 'registrationDate' in view)
}
