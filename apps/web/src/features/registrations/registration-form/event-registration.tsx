import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isFull } from '@tablee/domain/tournaments/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFailureText } from '../../../transport/failure-text.ts'
import { type SignedInAs, useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type OwnRegistration, useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { OwnRegistrationCard } from '../own-registration/own-registration-card.tsx'
import type { DecklistSlots } from './decklist-slots.ts'
import { RegistrationForm } from './registration-form.tsx'
import { NO_TEXTS, type PersonalTexts } from './use-registration-draft.ts'

type EventRegistrationProps = {
  readonly tournament: Tournament
  /** What the account says of its owner. */
  readonly known: Partial<PersonalTexts>
  readonly decklists: DecklistSlots
}

/** The way into an announced event: the own registration, or the form while nobody has started (DETL-3). */
export function EventRegistration({ tournament, known, decklists }: EventRegistrationProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const signedInAs = useSignedInAs()
  const query = useRegistrations(tournament)
  const own = useOwnRegistration(tournament, query.data)
  if (!query.data) {
    if (query.isPending) return <Waiting label={t('registrations.form.loading')} />
    return (
      <Notice
        tone="error"
        title={t('registrations.own.loadFailed')}
        action={
          <div>
            <Button variant="secondary" isBusy={query.isFetching} onClick={() => void query.refetch()}>
              {t('tournament.retry')}
            </Button>
          </div>
        }
      >
        {failureText(query.error)}
      </Notice>
    )
  }
  const canRegister = tournament.phase.kind === 'waiting' && canComeBack(own)
  return (
    <>
      {own ? <OwnRegistrationCard tournament={tournament} own={own} decklists={decklists} /> : null}
      {canRegister ? (
        <NewRegistration
          key={signedInAs.kind}
          tournament={tournament}
          registrations={query.data}
          former={own}
          known={known}
          decklists={decklists}
        />
      ) : null}
      {!own && tournament.phase.kind === 'running' ? (
        <Notice tone="info" title={t('registrations.form.started')}>
          {t('registrations.form.startedHelp')}
        </Notice>
      ) : null}
    </>
  )
}

function canComeBack(own: OwnRegistration | null): boolean {
  return own === null || (own.registration.status === 'cancelled' && !own.registration.dropped)
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

type NewRegistrationProps = EventRegistrationProps & {
  readonly registrations: readonly RegistrationView[]
  readonly former: OwnRegistration | null
}

function NewRegistration({ tournament, registrations, former, known, decklists }: NewRegistrationProps) {
  const { t } = useTranslation()
  const signedInAs = useSignedInAs()
  const isWaitingList = isFull(tournament)
  const waiting = registrations.filter(({ status, dropped }) => status === 'pending' && !dropped).length
  return (
    <Card as="section" aria-labelledby="register-title" className="grid min-w-0 gap-5">
      <h2 id="register-title" className="text-xl">
        {former ? t('registrations.own.again') : t('registrations.form.title')}
      </h2>
      {isWaitingList ? (
        <Notice tone="attention" title={t('registrations.form.full')}>
          {`${t('registrations.form.fullHelp')} ${t('registrations.form.fullPosition', { position: waiting + 1 })}`}
        </Notice>
      ) : null}
      <AnonymityWarning signedInAs={signedInAs} code={tournament.code} />
      <RegistrationForm
        tournament={tournament}
        initial={initialTexts(known, former)}
        isKnown={former !== null}
        isWaitingList={isWaitingList}
        decklists={decklists}
      />
    </Card>
  )
}

function initialTexts(known: Partial<PersonalTexts>, former: OwnRegistration | null): PersonalTexts {
  if (!former) return { ...NO_TEXTS, ...known }
  const { playerName, firstName, lastName, email, phone, location, notes } = former.registration
  return { playerName, firstName, lastName, email, phone, location, notes }
}

/** Without an account only this browser can amend or withdraw what it sends (REGI-2). */
function AnonymityWarning({ signedInAs, code }: { readonly signedInAs: SignedInAs; readonly code: string }) {
  const { t } = useTranslation()
  if (signedInAs.kind === 'account') return null
  return (
    <Notice
      tone="attention"
      title={t('registrations.form.anonymous')}
      action={
        <div className="pt-1">
          <Link
            to="/login"
            search={{ redirect: `/tournament/${code}` }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('registrations.form.signIn')}
          </Link>
        </div>
      }
    >
      {t('registrations.form.anonymousHelp')}
    </Notice>
  )
}
