import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { type Act, type ActDescription, useAct } from '../../../acts/act.ts'
import { keepRegistration } from './registrations-query.ts'

type RegistrationReply = {
  readonly data: { readonly registration: RegistrationView; readonly liveSequence?: number | undefined }
}

/** Shows the registration's new state as soon as the server answers. */
export function useRegistrationAct<Input, Reply extends RegistrationReply>({
  perform,
}: Pick<ActDescription<Input, Reply>, 'perform'>): Act<Input, Reply> {
  return useAct({
    perform,
    keep: (queryClient, { data }) => keepRegistration(queryClient, data.registration, data.liveSequence),
  })
}
