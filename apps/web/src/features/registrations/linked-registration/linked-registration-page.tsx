import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type LetterLink, linkedRegistrationQuery, readLetterLink } from '../api/registration-link.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { LinkedRegistrationCard } from './linked-registration-card.tsx'

type LinkedRegistrationPageProps = {
  /** The hash of the address. */
  readonly hash: string
  readonly decklists: (registration: LinkedRegistration) => DecklistSlots
}

/** Opened by a letter's link, on any device: one registration. */
export function LinkedRegistrationPage({ hash, decklists }: LinkedRegistrationPageProps) {
  const link = readLetterLink(hash)
  return link ? <OfLink key={link.registrationId} link={link} decklists={decklists} /> : <InvalidLink />
}

type OfLinkProps = Pick<LinkedRegistrationPageProps, 'decklists'> & { readonly link: LetterLink }

function OfLink({ link, decklists }: OfLinkProps) {
  const { t } = useTranslation()
  const { client } = useServer()
  const storage = useDeviceStorage()
  const { data, error, refetch } = useQuery(linkedRegistrationQuery({ client, storage, link }))
  useShownWithoutProof(link, data !== undefined)
  if (data) return <LinkedRegistrationCard registration={data} decklists={decklists(data)} />
  if (error instanceof RefusedError) return <InvalidLink />
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('linkedRegistration.unread')}
        action={<Button onClick={() => void refetch()}>{t('shell.retry')}</Button>}
      >
        {t('linkedRegistration.unreadText')}
      </ErrorState>
    )
  }
  return (
    <Card className="mx-auto grid w-full max-w-xl gap-4" aria-busy="true">
      <span className="sr-only">{t('linkedRegistration.loading')}</span>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-12" />
    </Card>
  )
}

/** Once this browser is let in, its address names the registration but proves nothing to an onlooker. */
function useShownWithoutProof({ registrationId, token }: LetterLink, isIn: boolean): void {
  useEffect(() => {
    if (isIn && token !== null) window.history.replaceState(window.history.state, '', `#${registrationId}`)
  }, [isIn, registrationId, token])
}

/** Cut short by a mail program, closed by the person, or of a deleted registration. */
function InvalidLink() {
  const { t } = useTranslation()
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center sm:py-10">
      <Unlink aria-hidden="true" className="size-12 text-carmine" />
      <h1 className="text-title ">{t('linkedRegistration.invalid')}</h1>
      <p className="max-w-prose text-lg text-muted">{t('linkedRegistration.invalidText')}</p>
    </Card>
  )
}
