import { dropsAbsent } from '@tablee/domain/tournaments/conduct/absence'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import type { UsualPenalty } from '@tablee/domain/tournaments/conduct/infraction-lists/infraction-list'
import { PENALTY_KINDS, type PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useGivePenalty } from '../api/players/conduct.ts'
import { InfractionChoice } from './infraction-choice.tsx'
import { PenaltyReason, type Why, wholeReason } from './penalty-reason.tsx'
import { useToldPenalty } from './use-told-penalty.ts'
import { mayBook, usualMatch, WhichMatch } from './which-match.tsx'

export type FirstChoice = { readonly infraction: InfractionId | null; readonly penalty: PenaltyKind }

type PenaltyFormProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
  /** What is chosen to begin with; left out: nothing. */
  readonly first?: FirstChoice | undefined
  readonly onBack: () => void
  readonly onGiven: () => void
}

/** No default choice, but after a deck check. */
export function PenaltyForm({ tournament, access, player, first, onBack, onGiven }: PenaltyFormProps) {
  const { t } = useTranslation()
  const { penalty, setPenalty, proposed, why, setWhy, propose } = useChosen(first?.penalty ?? null)
  const [infraction, setInfraction] = useState<InfractionId | null>(first?.infraction ?? null)
  const [which, setWhich] = useState(() => usualMatch(tournament, player))
  const give = useGivePenalty(access)
  const tell = useToldPenalty(access)
  const isAtPod = sitsAtPod(tournament, player)
  // At a table of more than two one game is the match.
  const kinds = PENALTY_KINDS.filter((kind) => !(isAtPod && kind === 'game-loss'))
  const isOpen = isRunning(tournament) && !isDisqualified(tournament, player.id)
  const isBookable = penalty === 'game-loss' && mayBook(tournament, player)
  const send = async () => {
    if (penalty === null) return
    const booked = isBookable && which === 'next' ? { forNextMatch: true } : {}
    const form = penalty === 'warning' && why.form ? t(`infractions.form.${why.form}`) : null
    const said = { penalty, reason: wholeReason(why.reason, form), infraction: infraction ?? undefined, ...booked }
    if ((await give.send({ ...said, playerKey: player.id })) === null) return
    tell(penalty, player)
    onGiven()
  }
  return (
    <>
      {isOpen ? (
        <InfractionChoice
          {...{ access, player, game: tournament.rules.game, value: infraction, disabled: give.isSending }}
          onChange={(chosen, usual) => {
            // Proposed anew after somebody chose otherwise.
            const isKept = chosen === infraction && penalty !== proposed
            setInfraction(chosen)
            if (chosen === null || isKept) return
            propose(usual && isAtPod && usual.penalty === 'game-loss' ? { ...usual, penalty: 'match-loss' } : usual)
          }}
        />
      ) : null}
      {isOpen ? (
        <ChoiceCards
          label={t('conduct.choose')}
          choices={kinds.map((value) => ({ value, label: t(`conduct.kind.${value}`) }))}
          value={penalty}
          onChange={setPenalty}
          columnsClass="grid-cols-2 large-text:grid-cols-1"
          disabled={give.isSending}
          hint={penalty === null || isBookable ? undefined : t(effectOf(penalty, { tournament, isAtPod }))}
        />
      ) : null}
      {isOpen && isBookable ? (
        <WhichMatch tournament={tournament} value={which} onChange={setWhich} disabled={give.isSending} />
      ) : null}
      {isOpen && penalty !== null ? (
        <PenaltyReason
          {...{ game: tournament.rules.game, value: why, disabled: give.isSending }}
          isWarning={penalty === 'warning'}
          onChange={setWhy}
        />
      ) : null}
      <ActFailure act={give} title={t('conduct.failed')} isTap />
      <Actions
        {...{ penalty: isOpen ? penalty : 'closed', isSending: give.isSending, onBack }}
        onGive={() => void send()}
      />
    </>
  )
}

/** The penalty and its reason, by hand or as an infraction proposes them. */
function useChosen(first: PenaltyKind | null) {
  const [penalty, setPenalty] = useState(first)
  const [proposed, setProposed] = useState<PenaltyKind | null>(null)
  const [why, setWhy] = useState<Why>({ reason: '', form: null })
  const propose = (usual: UsualPenalty | null) => {
    const usually = usual?.penalty ?? null
    setProposed(usually)
    setPenalty(usually)
    setWhy({ ...why, form: usual?.form ?? null })
  }
  return { penalty, setPenalty, proposed, why, setWhy, propose }
}

type ActionsProps = {
  readonly penalty: PenaltyKind | null | 'closed'
  readonly isSending: boolean
  readonly onBack: () => void
  readonly onGive: () => void
}

function Actions({ penalty, isSending, onBack, onGive }: ActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onBack}>
        {t('conduct.back')}
      </Button>
      {penalty === 'closed' ? null : (
        <Button
          variant={penalty === 'disqualification' ? 'danger' : 'primary'}
          disabled={penalty === null}
          isBusy={isSending}
          onClick={onGive}
        >
          {t('conduct.give')}
        </Button>
      )}
    </div>
  )
}

function sitsAtPod(tournament: Tournament, { id }: Player): boolean {
  return matchesOfRound(tournament, currentRound(tournament)).some(
    (match) => isPodTable(match) && seatsOf(match).includes(id),
  )
}

type Place = { readonly tournament: Tournament; readonly isAtPod: boolean }

function effectOf(penalty: PenaltyKind, { tournament, isAtPod }: Place) {
  const { rules } = tournament
  const isRanked = penalty === 'disqualification' && rules.disqualified === 'ranked'
  if (penalty === 'no-show' && dropsAbsent(tournament))
    return isAtPod ? 'podsDesk.effect.absentDrops' : 'conduct.effect.absentDrops'
  if (isAtPod && penalty !== 'warning' && penalty !== 'game-loss') {
    return isRanked ? 'podsDesk.effect.ranked' : (`podsDesk.effect.${penalty}` as const)
  }
  return isRanked ? 'conduct.effect.ranked' : (`conduct.effect.${penalty}` as const)
}
