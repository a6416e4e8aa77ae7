import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNamesTold } from './use-names-told.ts'

type Accepted = {
  readonly registrations: readonly RegistrationView[]
  readonly waiting?: readonly string[] | undefined
}

/** How many were accepted, and who remains without a seat. */
export function useAcceptedText(): (accepted: Accepted) => { readonly title: string; readonly description?: string } {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  return ({ registrations, waiting = [] }) => {
    const count = registrations.length
    const title = t('organizer.bulk.accepted', { count })
    if (waiting.length === 0) return { title }
    const names = namesTold(registrations.map(({ playerName }) => playerName))
    const seated = count > 0 ? `${t('organizer.bulk.seated', { count, names })} ` : ''
    const remaining = t('organizer.bulk.remaining', { count: waiting.length, names: namesTold(waiting) })
    return { title, description: seated + remaining }
  }
}
