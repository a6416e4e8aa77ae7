import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import type { Player } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useTakeBackPenalty } from '../api/players/conduct.ts'
import { useToldTakingBack } from './use-told-taking-back.ts'

type StandingDecisionsProps = {
  readonly penalties: readonly Penalty[]
  readonly players: readonly Player[]
  readonly access: StaffAccess
}

/** Decisions on a match, each with an undo. */
export function StandingDecisions({ penalties, players, access }: StandingDecisionsProps) {
  const { t } = useTranslation()
  const may = useMay()
  const takeBack = useTakeBackPenalty(access)
  const tell = useToldTakingBack(access)
  if (penalties.length === 0) return null
  const nameOf = (penalty: Penalty) => players.find(({ id }) => id === penalty.playerId)?.name ?? ''
  const remove = async (penalty: Penalty) => {
    const reply = await takeBack.send(penalty)
    if (reply !== null) tell(penalty.kind, { id: penalty.playerId, name: nameOf(penalty) })
  }
  return (
    <section aria-label={t('conduct.standing')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul className="grid divide-y divide-line rounded-card border border-line">
        {penalties.map((penalty) => {
          const words = { penalty: t(`conduct.kind.${penalty.kind}`), name: nameOf(penalty) }
          return (
            <li key={penalty.id} className="flex min-h-14 items-center gap-3 px-3 py-1.5 large-text:flex-wrap">
              <span className="min-w-0 flex-1 wrap-anywhere large-text:basis-full">
                <span className="font-semibold">{words.penalty}</span> <bdi>{words.name}</bdi>
              </span>
              {may(penalty.kind === 'no-show' ? 'take-back-no-show' : 'take-back-penalty') ? (
                <Button
                  variant="secondary"
                  aria-label={t('conduct.takeBackOf', words)}
                  isBusy={takeBack.isSending && takeBack.input?.id === penalty.id}
                  disabled={takeBack.isSending}
                  onClick={() => void remove(penalty)}
                >
                  {t('conduct.takeBack')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <ActFailure act={takeBack} title={t('conduct.takeBackFailed')} isTap />
    </section>
  )
}
