import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { readEmail } from '@tablee/domain/accounts/email'
import type { ReactNode } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import { useSendAnotherLetter } from '../api/registration-link.ts'
import { isAddressOpen } from '../own-registration/look-at-mailbox.tsx'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { useGuardianText } from '../registration-form/use-guardian-text.ts'

type PersonalDetailsProps = {
  readonly registration: WholeRegistration
  readonly decklists: Pick<DecklistSlots, 'view'>
  /** Null where nobody may change it any more. */
  readonly onEditDecklist: (() => void) | null
}

/** For the organizer only. */
export function PersonalDetails({ registration, decklists, onEditDecklist }: PersonalDetailsProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const { email, phone, location, notes, registrationDate, isAnonymous } = registration
  const decklist = decklistOf(registration)
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Detail label={t('organizer.details.email')}>
          {email ? (
            <>
              <ContactLink href={mailtoOf(email)}>{email}</ContactLink>
              <UnconfirmedAddress registration={registration} />
            </>
          ) : null}
        </Detail>
        <Detail label={t('organizer.details.phone')}>
          {phone ? <ContactLink href={telOf(phone)}>{phone}</ContactLink> : null}
        </Detail>
        <Detail label={t('organizer.details.location')}>{location}</Detail>
        <Detail label={t('organizer.details.date')}>{dateTime(new Date(registrationDate))}</Detail>
        <Detail label={t('organizer.details.account')}>
          {isAnonymous ? t('organizer.details.anonymous') : t('organizer.details.withAccount')}
        </Detail>
        <Detail label={t('organizer.details.notes')}>
          {notes ? <span className="whitespace-pre-line">{notes}</span> : null}
        </Detail>
      </dl>
      <GuardianDetails registration={registration} />
      {decklist || onEditDecklist ? (
        <section className="grid min-w-0 gap-2 border-t border-line pt-4">
          <h3 className="text-lg">{t('organizer.details.decklist')}</h3>
          {registration.isDeckByOrganizer ? (
            <p className="text-muted">{t('organizer.details.decklistByOrganizer')}</p>
          ) : null}
          {decklist ? decklists.view(decklist) : <p className="text-muted">{t('organizer.details.decklistNone')}</p>}
          {onEditDecklist ? (
            <Button variant="secondary" className="justify-self-start" onClick={onEditDecklist}>
              {t(decklist ? 'organizer.details.decklistChange' : 'organizer.details.decklistGive')}
            </Button>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

/** Who agrees for somebody below the age, or that nobody did yet. */
function GuardianDetails({ registration: { guardian, status } }: Pick<PersonalDetailsProps, 'registration'>) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const text = useGuardianText(guardian?.agreed?.text)
  if (guardian === null || status === 'cancelled') return null
  const { age, name, contact, agreed } = guardian
  const isAddress = readEmail(contact) !== null
  return (
    <section className="grid min-w-0 gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{t('guardian.title')}</h3>
      <p>{t('guardian.below', { age })}</p>
      {name === '' ? null : <p className="wrap-anywhere">{name}</p>}
      {contact === '' ? null : (
        <p>
          <ContactLink href={isAddress ? mailtoOf(contact) : telOf(contact)}>{contact}</ContactLink>
        </p>
      )}
      {agreed === null ? (
        <p>
          <Badge tone="amber">{t('guardian.missing')}</Badge>
        </p>
      ) : (
        <>
          <p>{t(agreed.isByStaff ? 'guardian.noted' : 'guardian.agreed', { date: dateTime(new Date(agreed.at)) })}</p>
          <p className="max-w-prose text-sm text-muted">{text}</p>
        </>
      )}
    </section>
  )
}

function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** No letter to this address has been opened; the organizer may resend one. */
function UnconfirmedAddress({ registration }: Pick<PersonalDetailsProps, 'registration'>) {
  const { t } = useTranslation()
  const act = useSendAnotherLetter(registration.tournamentId)
  const { status, dropped } = registration
  if (!isAddressOpen(registration)) return null
  const ask = async () => {
    if (await act.send({ playerId: registration.playerKey })) {
      notify.success({ title: t('linkedRegistration.anotherSent') })
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone="amber">{t('linkedRegistration.unconfirmed')}</Badge>
      {status === 'cancelled' || dropped ? null : (
        <Button variant="secondary" isBusy={act.isSending} onClick={() => void ask()}>
          {t('linkedRegistration.another')}
        </Button>
      )}
      <ActFailure act={act} title={t('linkedRegistration.anotherFailed')} isTap />
    </div>
  )
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {children || <span className="text-muted">{t('organizer.details.nothing')}</span>}
      </dd>
    </div>
  )
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4">
      {children}
    </a>
  )
}
