import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isInCut } from '@tablee/domain/tournaments/kinds/stage'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { painted } from '../../../../ui/after-frame.ts'
import { Button } from '../../../../ui/button.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useStartNextRound } from '../../api/rounds/start-next-round.ts'

type OpenNextRoundProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isMain: boolean
  /** Id of the text that says the round is over. */
  readonly note: string
  readonly onOpened: () => void
  /** Reports it where it is visible after the button has gone. */
  readonly tell: (title: string, round: RoundNumber) => void
}

export function OpenNextRound({ tournament, access, isMain, note, onOpened, tell }: OpenNextRoundProps) {
  const { t } = useTranslation()
  const nextRound = useStartNextRound(access)
  const round = currentRound(tournament) + 1
  const [isPressed, setIsPressed] = useState(false)
  const isPairing = isPressed || nextRound.isSending
  const open = async () => {
    setIsPressed(true)
    // Pairing a hall and drawing its tables takes long on a phone that does it by itself.
    await painted()
    const reply = await nextRound.send({ roundNumber: round })
    setIsPressed(false)
    if (reply === null) return
    onOpened()
    tell(isInCut(tournament) ? t('cut.nextPaired') : t('admin.scores.paired', { round }), round)
  }
  return (
    <>
      <ActFailure act={nextRound} title={t('admin.failed.nextRound')} isTap />
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        className={isMain ? 'min-h-12' : ''}
        isBusy={isPairing}
        aria-describedby={note}
        onClick={() => void open()}
      >
        {t(isPairing ? 'admin.scores.isPairing' : 'admin.scores.nextRound')}
      </Button>
    </>
  )
}
