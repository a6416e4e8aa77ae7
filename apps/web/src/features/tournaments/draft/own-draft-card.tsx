import { type DraftSeat, seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import { takenAtOnce } from '@tablee/domain/tournaments/draft/pick-schedule'
import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { SoundButton } from '../clock/sound-button.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { DraftFace } from './draft-face.tsx'
import { DraftSignals } from './draft-signals.tsx'
import { type RunDraft, useDraftMoment } from './use-draft-moment.ts'

export type OwnDraftCardProps = {
  readonly tournament: Tournament
  readonly player: Player
  readonly stage: DraftStage
}

/** Where to sit and between whom, and the timer once it runs. */
export function OwnDraftCard({ tournament, player, stage }: OwnDraftCardProps) {
  const { t } = useTranslation()
  const seat = seatAtDraft(tournament, player.id)
  const { timer, cards } = stage
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Mat className="grid grid-cols-[minmax(0,1fr)] gap-3 text-center max-sm:p-4">
        {seat === null ? (
          <>
            <PlayerName name={player.name} className="text-base" />
            <p className="text-lg">{t('draft.unseated')}</p>
          </>
        ) : (
          <OwnDraftSeat tournament={tournament} seat={seat} />
        )}
      </Mat>
      {timer === undefined ? (
        <p className="text-center text-muted">{seat === null ? null : t('draft.sitDown')}</p>
      ) : (
        <section
          aria-label={t('draft.timer.title')}
          className="relative rounded-card border border-line bg-surface p-4 text-lg"
        >
          <DraftFace
            cards={cards}
            timer={timer}
            digitsClass="text-[min(6rem,28vw)]"
            clockClass="text-[0.75em]"
            className="px-9 large-text:px-0 large-text:pt-11"
          />
          <WhatToDo cards={cards} timer={timer} />
          <DraftSignals cards={cards} timer={timer} listener="player" />
          <div className="absolute end-2 top-3">
            <SoundButton label={t('draft.timer.sound')} />
          </div>
        </section>
      )}
    </div>
  )
}

/** And what the large figure is. */
function WhatToDo(run: RunDraft) {
  const { t } = useTranslation()
  const { phase } = useDraftMoment(run)
  if (phase === 'over') return null
  return (
    <p className="text-center text-sm text-muted">
      {phase === 'pick' ? t('draft.timer.how', { count: takenAtOnce(run.cards) }) : t(`draft.timer.${phase}How`)}
    </p>
  )
}

type OwnDraftSeatProps = { readonly tournament: Tournament; readonly seat: DraftSeat }

/** The neighbours as the player sees them, left on the left. */
function OwnDraftSeat({ tournament, seat: { pod, seat, left, right } }: OwnDraftSeatProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const [leftName, rightName] = [names.get(left) ?? '', names.get(right) ?? '']
  return (
    <>
      <div aria-live="polite">
        <h2 className="font-display text-figure leading-none font-bold text-balance">
          {t('draft.place', { pod, seat })}
        </h2>
      </div>
      <dl className="grid grid-cols-2 gap-x-3 large-text:grid-cols-1">
        <Neighbour term={t('draft.yourLeft')} name={leftName} className="text-start" />
        <Neighbour term={t('draft.yourRight')} name={rightName} className="text-end large-text:text-start" />
      </dl>
    </>
  )
}

type NeighbourProps = { readonly term: string; readonly name: string; readonly className: string }

function Neighbour({ term, name, className }: NeighbourProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-sm">{term}</dt>
      <dd className="font-bold">
        <PlayerName name={name} />
      </dd>
    </div>
  )
}
