import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { hasSeatFor } from '@tablee/domain/registrations/team-places'
import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import { teamWithCode } from '@tablee/domain/tournaments/teams/team-code'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { NotRead } from '../../../acts/asked.tsx'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type SignedInAs, useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIsPast } from '../../../ui/use-is-past.ts'
import { decklistOf } from '../api/decklist-of.ts'
import { canComeBack, type OwnRegistration, useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { OWN_REGISTRATION_ID } from '../own-registration/own-registration-card.tsx'
import type { DecklistSlots } from './decklist-slots.ts'
import { FormToCome } from './form-to-come.tsx'
import { draftNameOf, NO_TEXTS, type PersonalTexts, textsOf } from './personal-texts.ts'
import { RegistrationForm } from './registration-form.tsx'
import { type TeamToJoin, teamsToJoin } from './teams-to-join.ts'

type EventRegistrationProps = {
  readonly tournament: Tournament
  readonly known: Partial<PersonalTexts>
  readonly decklists: DecklistSlots
  /** Code of the team whose link was opened. */
  readonly invitedTo?: string | null
}

/** The form while the event has not started (DETL-3), or why there is none. */
export function EventRegistration({ tournament, known, decklists, invitedTo = null }: EventRegistrationProps) {
  const { t } = useTranslation()
  const query = useRegistrations(tournament)
  const own = useOwnRegistration(tournament, query.data)
  const { closesAt } = tournament.registrationRules
  const isOver = useIsPast(closesAt)
  const isIn = own !== null && !canComeBack(own)
  const mayCome = isWaiting(tournament) && !isIn
  const isComing = mayCome && !isOver
  const open = useOpenForm(query.data && { isOpen: isComing, waiting: waitingOf(query.data) })
  useDraftIsDone(tournament, isIn)
  useArrivalInEvent(query.data && isIn)
  const isClosed = query.data !== undefined && !own && isRunning(tournament)
  return (
    <>
      {query.data || query.isPending ? null : <NotRead query={query} title={t('registrations.own.loadFailed')} />}
      {query.isPending && !open ? <Waiting label={t('registrations.form.loading')} /> : null}
      {open ? (
        <NewRegistration
          tournament={tournament}
          waiting={open.waiting}
          former={own}
          known={known}
          decklists={decklists}
          invitedTo={invitedTo}
          teams={teamsToJoin(tournament, query.data ?? [])}
        />
      ) : null}
      {query.data && mayCome && isOver && closesAt !== null ? <Over closesAt={closesAt} /> : null}
      {isClosed ? (
        <Notice tone="info" title={t('registrations.form.started')}>
          {t('registrations.form.startedHelp')}
        </Notice>
      ) : null}
    </>
  )
}

/** Registration has closed, but the event has not started. */
function Over({ closesAt }: { readonly closesAt: string }) {
  const { t } = useTranslation()
  const date = useFormats().fullDateTime(new Date(closesAt))
  return (
    <Notice tone="info" title={t('registrationRules.closed')}>
      <Moment at={closesAt} text={t('registrationRules.closedHelp', { date })} />
    </Notice>
  )
}

/** The result replaces the form and takes the focus (EVEN-2). */
function useArrivalInEvent(isIn: boolean | undefined): void {
  const before = useRef(isIn)
  useEffect(() => {
    if (isIn && before.current === false) {
      const heading = document.getElementById(OWN_REGISTRATION_ID)
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'start' })
    }
    before.current = isIn
  }, [isIn])
}

/** The draft is done once registered, even if the answer came another way. */
function useDraftIsDone({ id }: Pick<Tournament, 'id'>, isRegistered: boolean): void {
  const { drafts } = useDeviceStorage()
  useEffect(() => {
    if (isRegistered) drafts.forget(draftNameOf(id))
  }, [drafts, id, isRegistered])
}

type FormState = { readonly isOpen: boolean; readonly waiting: number }

/**
 * A sign-in changes the list, which is read again: meanwhile an open form stays with its text. Only a number is kept of the earlier list.
 */
function useOpenForm(read: FormState | undefined): FormState | null {
  const [last, setLast] = useState<FormState>({ isOpen: false, waiting: 0 })
  const now = read ?? last
  if (now.isOpen !== last.isOpen || now.waiting !== last.waiting) setLast(now)
  return now.isOpen ? now : null
}

function waitingOf(registrations: readonly RegistrationView[]): number {
  return registrations.filter(({ status, dropped }) => status === 'pending' && !dropped).length
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      <FormToCome />
    </div>
  )
}

type NewRegistrationProps = EventRegistrationProps & {
  readonly waiting: number
  readonly former: OwnRegistration | null
  readonly teams?: readonly TeamToJoin[]
}

/** The form, and what to know before. */
export function NewRegistration(props: NewRegistrationProps) {
  const { tournament, waiting, former, known, decklists, teams = [], invitedTo = null } = props
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const signedInAs = useSignedInAs()
  const formats = useFormats()
  const isWaitingList = isFull(tournament)
  const hasChairs = teams.some(({ name }) => hasSeatFor(tournament, { teamName: name }))
  const { closesAt, acceptsAutomatically, fee } = tournament.registrationRules
  return (
    <Card as="section" aria-labelledby="register-title" className="grid min-w-0 gap-5">
      <h2 id="register-title" className="text-section">
        {former ? t('registrations.own.again') : t('registrations.form.title')}
      </h2>
      {closesAt === null ? null : (
        <p className="text-muted">
          <Moment
            at={closesAt}
            text={t('registrationRules.openUntil', { date: formats.fullDateTime(new Date(closesAt)) })}
          />
        </p>
      )}
      {fee === null ? null : <p className="wrap-anywhere">{t('registrationRules.feeIs', { fee })}</p>}
      {acceptsAutomatically && !isWaitingList ? <p>{t('registrations.form.automatic')}</p> : null}
      {isWaitingList && hasChairs ? <p>{t('registrations.team.onlyMembers')}</p> : null}
      {isWaitingList && !hasChairs ? (
        <Notice tone="attention" title={t('registrations.form.full')}>
          {`${t(acceptsAutomatically ? 'registrations.form.fullHelpAutomatic' : 'registrations.form.fullHelp')} ${t('registrations.form.fullPosition', { place: ordinal(waiting + 1) })}`}
        </Notice>
      ) : null}
      <AnonymityWarning signedInAs={signedInAs} code={tournament.code} />
      <RegistrationForm
        tournament={tournament}
        known={knownTexts(known, former)}
        given={former ? decklistOf(former.registration) : null}
        hadWish={former?.registration.wishesFixedSeat ?? false}
        isKnown={former !== null}
        decklists={decklists}
        teams={teams}
        invitedTo={invitedTo === null ? null : (teamWithCode(tournament, invitedTo)?.name ?? null)}
      />
    </Card>
  )
}

function knownTexts(known: Partial<PersonalTexts>, former: OwnRegistration | null): PersonalTexts {
  return former ? textsOf(former.registration) : { ...NO_TEXTS, ...known }
}

/** Without an account only this browser can change or withdraw it (REGI-2). */
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
