import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../../acts/failure-text.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type AcceptedInvitation, useAcceptInvitation } from '../api/own/accept-invitation.ts'

type AcceptInvitationProps = {
  readonly code: string
  /** From the fragment; empty if none. */
  readonly oneTimeCode: string
}

export function AcceptInvitation({ code, oneTimeCode }: AcceptInvitationProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const accept = useAcceptInvitation()
  const [accepted, setAccepted] = useState<AcceptedInvitation | null>(null)
  const hasBegun = useRef(false)
  const isOrganizer = useDeviceStorage()
    .savedTournaments()
    .some((saved) => saved.code === code && saved.role === 'organizer')
  const { send, retry } = accept
  useEffect(() => {
    // It would be used up in vain.
    if (hasBegun.current || oneTimeCode === '' || isOrganizer) return
    hasBegun.current = true
    void send({ code, oneTimeCode }).then(setAccepted)
  })
  if (accepted) return <Welcome accepted={accepted} />
  if (isOrganizer)
    return <NotAccepted code={code} title={t('staff.accept.isOrganizer')} why={t('staff.accept.isOrganizerHelp')} />
  if (oneTimeCode !== '' && !accept.error) {
    return (
      <div className="grid justify-items-center gap-4 py-16 text-center">
        <Spinner />
        <h1 className="text-title">{t('staff.accept.working')}</h1>
      </div>
    )
  }
  const again = isWorthRetrying(accept.error) ? (
    <Button isBusy={accept.isSending} onClick={() => void retry().then(setAccepted)}>
      {t('tournament.retry')}
    </Button>
  ) : null
  const why = accept.error ? failureText(accept.error, { about: 'asked' }) : t('staff.accept.missing')
  return <NotAccepted code={code} title={t('staff.accept.failed')} why={why} again={again} />
}

type NotAcceptedProps = {
  readonly code: string
  readonly title: string
  readonly why: string
  readonly again?: ReactNode
}

function NotAccepted({ code, title, why, again }: NotAcceptedProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {again}
          <Link to="/tournament/$code" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
            {t('tournament.toTournament')}
          </Link>
        </div>
      }
    >
      {why}
    </ErrorState>
  )
}

function Welcome({ accepted }: { readonly accepted: AcceptedInvitation }) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const { code, role, name, type, tournamentName: tournament, expiresAt } = accepted
  const date = expiresAt === null ? '' : dateTime(new Date(expiresAt))
  return (
    <Card className="mt-6 grid gap-4">
      <h1 className="line-clamp-3 text-title wrap-anywhere large-text:line-clamp-none">
        {t('staff.accept.done', { tournament })}
      </h1>
      <p className="wrap-anywhere">{t(`staff.accept.doneAs.${role}`, { name: name ?? '', date })}</p>
      <p className="text-muted">{t(`staff.may.${role}`)}</p>
      <Link
        to={type === 'quick' ? '/tournament/$code/admin' : '/tournament/$code/admin-advanced'}
        params={{ code }}
        replace
        className={classNames(buttonClass(), 'justify-self-start max-sm:w-full')}
      >
        {t('staff.accept.open')}
      </Link>
    </Card>
  )
}
