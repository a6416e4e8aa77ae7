import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useDeleteSeason, useEndSeason } from '../api/own-seasons.ts'
import { useUndo } from '../season-page/use-undo.ts'

type EndProps = { readonly season: SeasonPage['season'] }

/** Ended by one tap that is taken back by another; deleted only when asked twice. */
export function EndOfSeason({ season }: EndProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isAsked, setAsked] = useState(false)
  const end = useEndSeason()
  const undo = useUndo()
  const { id, state } = season
  const toggle = async () => {
    const isEnded = state === 'running'
    if ((await end.send({ seasonId: id, isEnded })) === null) return
    undo(t(isEnded ? 'seasons.end.ended' : 'seasons.end.reopened'), () => end.send({ seasonId: id, isEnded: !isEnded }))
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('seasons.end.title')}
      </h2>
      <p className="text-muted">{t('seasons.end.endText')}</p>
      <ActFailure act={end} title={t('seasons.end.failed')} isTap />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isBusy={end.isSending} onClick={() => void toggle()}>
          {t(state === 'running' ? 'seasons.end.end' : 'seasons.end.reopen')}
        </Button>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('seasons.end.remove')}
        </Button>
      </div>
      <DeleteSeason season={season} isOpen={isAsked} onClose={() => setAsked(false)} />
    </Card>
  )
}

type DeleteSeasonProps = EndProps & { readonly isOpen: boolean; readonly onClose: () => void }

function DeleteSeason({ season, isOpen, onClose }: DeleteSeasonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useDeleteSeason({ onDone: () => void navigate({ to: '/my-seasons' }) })
  return (
    <ConfirmAct
      act={remove}
      input={{ seasonId: season.id }}
      isOpen={isOpen}
      onClose={onClose}
      title={t('seasons.end.question', { name: season.name })}
      description={t('seasons.end.questionText')}
      confirmLabel={t('seasons.end.confirm')}
      cancelLabel={t('seasons.end.keep')}
      closeLabel={t('seasons.manage.close')}
      doneTitle={t('seasons.end.removed')}
      failedTitle={t('seasons.end.failed')}
    />
  )
}
