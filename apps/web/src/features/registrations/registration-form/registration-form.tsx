import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { deckAsGiven } from '@tablee/domain/decklists/deck-lock'
import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { guardianAge } from '@tablee/domain/registrations/guardian'
import { hasSeatFor } from '@tablee/domain/registrations/team-places'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { DeckRequest } from '@tablee/domain/tournaments/life/registration-rules'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { EntryPasswordField, useAsksEntryPassword } from '../../../forms/entry-password-field.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Agreement, Checkbox } from '../../../ui/checkbox.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useRegisterPlayer } from '../api/register-player.ts'
import type { DecklistSlots } from './decklist-slots.ts'
import { ErasedOn } from './erased-on.tsx'
import { FixedSeatWish } from './fixed-seat-wish.tsx'
import { GuardianFields } from './guardian-fields.tsx'
import { amendedOf, NO_GUARDIAN, useGuardianFaults } from './guardian-texts.ts'
import { PersonalFields } from './personal-fields.tsx'
import { draftNameOf, fieldsOfRefusal, PERSONAL_FIELDS, type PersonalTexts } from './personal-texts.ts'
import { TeamFields } from './team-fields.tsx'
import { askedTeamOf, firstTeamTexts, type TeamTexts, unsaidOfTeam } from './team-texts.ts'
import type { TeamToJoin } from './teams-to-join.ts'
import { useDecklistCheck } from './use-decklist-check.ts'
import { useDecksLocked } from './use-decks-locked.ts'

type RegistrationFormProps = {
  readonly tournament: Tournament
  readonly known: PersonalTexts
  /** The decklist of a cancelled registration. */
  readonly given: Decklist | null
  /** Of a cancelled registration. */
  readonly hadWish: boolean
  /** Regulars are known at the door. */
  readonly isKnown: boolean
  readonly decklists: DecklistSlots
  /** Of a tournament of teams: those that lack people. */
  readonly teams: readonly TeamToJoin[]
  /** The team of the link that was opened. */
  readonly invitedTo: string | null
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { decklists, tournament } = props
  const { t } = useTranslation()
  const isDeckKept = useDecksLocked(tournament) && deckAsGiven(props.given) === 'cards'
  const { form, act, asksPassword } = useRegistrationForm(props, isDeckKept)
  const age = guardianAge(tournament)
  const request = tournament.registrationRules.deck
  const isWaitingList = waits(tournament, form.values)
  return (
    <form {...form.formProps} className="grid gap-5">
      {asksPassword ? <EntryPasswordField {...form.field('password')} /> : null}
      {tournament.teamKind === null ? null : (
        <TeamFields
          kind={tournament.teamKind}
          teams={props.teams}
          values={form.values}
          faultOf={form.faultOf}
          onWay={(way) => form.set('teamWay', way)}
          onName={(typed) => form.set('teamName', typed)}
          onPick={(name) => form.set('teamPick', name)}
        />
      )}
      <PersonalFields tournament={tournament} field={form.field} />
      <FixedSeatWish form={form} />
      {props.given && isDeckKept ? (
        <div className="grid min-w-0 gap-3 border-t border-line pt-4">
          <p className="font-semibold">{t('registrations.frozen.own')}</p>
          {decklists.view(props.given)}
        </div>
      ) : (
        <DeckPart form={form} request={request} isSending={act.isSending} decklists={decklists} />
      )}
      {age === null ? null : <GuardianFields age={age} form={form} />}
      <ErasedOn tournament={tournament} />
      <Agreement
        name="privacy"
        required
        text={t('registrations.form.policy')}
        linkText={t('legal.privacy.link')}
        href="/privacy"
        isChecked={form.values.policyAgreement}
        error={form.faultOf('policyAgreement')}
        onChange={(isChecked) => form.set('policyAgreement', isChecked)}
      />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('registrations.form.failed')} />}
      <Button type="submit" size="large" isWide isBusy={act.isSending}>
        {act.isSending
          ? t('registrations.form.submitting')
          : t(isWaitingList ? 'registrations.form.submitWaiting' : 'registrations.form.submit')}
      </Button>
    </form>
  )
}

/** Who comes into a team that is there finds a seat in an event that is full for others. */
function waits(tournament: Tournament, typed: TeamTexts): boolean {
  const teamName = tournament.teamKind === null ? null : (askedTeamOf(typed)?.name ?? null)
  return isWaiting(tournament) && !hasSeatFor(tournament, { teamName })
}

type DeckPartProps = Pick<RegistrationFormProps, 'decklists'> & {
  readonly form: ReturnType<typeof useRegistrationForm>['form']
  readonly request: DeckRequest
  readonly isSending: boolean
}

/** Required, optional now, or none. */
function DeckPart({ form, request, isSending, decklists }: DeckPartProps) {
  const { t } = useTranslation()
  const { decklist } = form.values
  if (request === 'none' && decklist === null) return null
  return (
    <>
      {request === 'required' ? (
        <div className="border-t border-line pt-4">
          <h3 className="text-lg">{t('registrations.form.decklistRequired')}</h3>
          <p className="text-sm text-muted">{t('registrations.form.decklistRequiredHelp')}</p>
        </div>
      ) : (
        <Checkbox
          name="with-decklist"
          label={
            <>
              {t('registrations.form.withDecklist')}
              <span className="block text-sm text-muted">{t('registrations.form.withDecklistHelp')}</span>
            </>
          }
          isChecked={decklist !== null}
          onChange={(isGiven) => form.set('decklist', isGiven ? EMPTY_DECKLIST : null)}
        />
      )}
      {decklist || request === 'required'
        ? decklists.editor({
            value: decklist ?? EMPTY_DECKLIST,
            onChange: (edited) => form.set('decklist', edited),
            isDisabled: isSending,
            error: form.faultOf('decklist'),
          })
        : null}
    </>
  )
}

/** `isDeckKept`: who comes back keeps the list of before. */
function useRegistrationForm(
  { tournament, known, given, hadWish, isKnown, invitedTo }: RegistrationFormProps,
  isDeckKept: boolean,
) {
  const { t } = useTranslation()
  const act = useRegisterPlayer(tournament)
  const faultsOf = useCallFaults()
  const guardianFaults = useGuardianFaults()
  const age = guardianAge(tournament)
  const decklistFault = useDecklistCheck()
  const tell = useToldRegistration()
  const isOfTeams = tournament.teamKind !== null
  const isDeckRequired = tournament.registrationRules.deck === 'required'
  const asksPassword = useAsksEntryPassword(tournament.hasPassword && !isKnown, act.error)
  const form = useForm({
    initial: {
      ...known,
      ...firstTeamTexts(invitedTo),
      ...NO_GUARDIAN,
      wishesFixedSeat: hadWish,
      password: '',
      policyAgreement: false,
      decklist: given,
    },
    isSending: act.isSending,
    failure: act.error,
    refusedFields: fieldsOfRefusal,
    kept: { as: draftNameOf(tournament.id), fields: PERSONAL_FIELDS },
    check: ({ decklist, password, teamWay, teamName, teamPick, ...texts }) => {
      const named = { ...amendedOf(null, texts), playerName: tidyName(texts.playerName) || known.playerName }
      const input = { ...named, tournamentId: tournament.id, playerId: UNSENT_ID, decklist: null }
      const faults = {
        ...faultsOf(registerAdvancedPlayer.input.safeParse(input)),
        ...guardianFaults(age, texts),
      }
      const unsaid = isOfTeams ? unsaidOfTeam({ teamWay, teamName, teamPick }) : null
      if (unsaid) faults[unsaid] = t(`registrations.team.missing.${unsaid}`)
      if (asksPassword && password === '') faults.password = t('refusals.entry_password_required')
      const areTextsRight = Object.keys(faults).length === 0
      const asked = decklist ?? (isDeckRequired ? EMPTY_DECKLIST : null)
      const fault = areTextsRight && asked && !isDeckKept ? decklistFault(asked) : null
      return fault === null ? faults : { decklist: fault }
    },
    send: async ({ policyAgreement: _agreed, decklist, password, playerName, ...typed }) => {
      const { teamWay, teamName, teamPick, ...texts } = typed
      const reply = await act.send({
        ...amendedOf(age, texts),
        playerName: tidyName(playerName) || known.playerName,
        ...(asksPassword ? { password } : {}),
        ...(isOfTeams ? { team: askedTeamOf({ teamWay, teamName, teamPick }) } : {}),
        // The server keeps the earlier one unless told of none.
        ...((decklist || given) && !isDeckKept ? { decklist } : {}),
      })
      return reply === null ? null : tell(reply.data.registration)
    },
  })
  return { form, act, asksPassword }
}

function useToldRegistration(): (registration: RegistrationView) => void {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const title = t('registrations.form.doneAccepted')
  return ({ status, waitingPosition: position }) => {
    if (status === 'confirmed') {
      return void notify.success({ title, description: t('registrations.form.doneAcceptedHelp') })
    }
    return void (position === null
      ? notify.success({ title: t('registrations.form.done'), description: t('registrations.form.doneHelp') })
      : notify.success({
          title: t('registrations.form.doneWaiting'),
          description: t('registrations.form.doneWaitingHelp', { place: ordinal(position) }),
        }))
  }
}

/** Placeholder id for validation. */
const UNSENT_ID = 'not-sent-yet'
