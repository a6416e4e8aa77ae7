import type { RescuedEvening } from '@tablee/domain/tournaments/rescue/rescued-evening'
import { rescuePreview } from '@tablee/domain/tournaments/rescue/rescued-file'
import { GAMES, type Game, type MatchPoints } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { newSecret } from '../../../device-storage/secret.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useImportTournament } from '../api/import-tournament.ts'
import { type Asked, AskedFields, PointsField } from './asked-fields.tsx'
import { KnownNames, useKnownNames } from './known-names.tsx'
import { RescueSummary } from './rescue-summary.tsx'

type RescuedEveningFormProps = {
  readonly evening: RescuedEvening
  readonly points: MatchPoints | null
  readonly onPoints: (points: MatchPoints | null) => void
  readonly regulars: readonly string[]
  readonly onTaken: (code: string) => void
}

/** What was understood, what only people know, and the button that goes on. */
export function RescuedEveningForm({ evening, points, onPoints, regulars, onTaken }: RescuedEveningFormProps) {
  const { t } = useTranslation()
  const act = useImportTournament()
  const [lot] = useState(newSecret)
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Game | null>(null)
  const game = chosen ?? evening.game ?? 'magic'
  const name = typed ?? evening.name ?? t('rescue.usualName')
  const usual = t('rescue.usualName')
  const [asked, setAsked] = useState<Asked>({ bestOf: null, plannedRounds: null })
  const names = useMemo(() => evening.players.map((player) => player.name), [evening])
  const { known, matches, choose } = useKnownNames(names, regulars)
  const preview = useMemo(
    () =>
      rescuePreview(evening, {
        ...{ name: name.trim() === '' ? usual : name.trim(), game, lot, known },
        ...{ points: points ?? undefined, bestOf: asked.bestOf ?? undefined, plannedRounds: asked.plannedRounds },
      }),
    [evening, name, usual, game, lot, known, points, asked],
  )
  const isPointless = points === null && !preview?.differences.some(({ figure }) => figure === 'points')
  if (!preview) return <Notice tone="attention">{t('rescue.impossible')}</Notice>
  const goOn = async () => {
    const made = await act.send({ file: preview.file })
    if (made) onTaken(made.code)
  }
  const round = evening.rounds.length + (evening.pending > 0 ? 0 : 1)
  return (
    <>
      <section aria-labelledby="rescued" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="rescued" className="text-heading">
          {t('rescue.understood')}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label={t('rescue.name')} value={name} maxLength={TOURNAMENT_NAME_MAX_LENGTH} onChange={setTyped} />
          <SelectInput
            label={t('rescue.game')}
            options={GAMES.map((one) => ({ value: one, label: t(`creation.games.${one}`) }))}
            value={game}
            onChange={setChosen}
          />
        </div>
        <AskedFields evening={evening} asked={asked} onChange={setAsked} />
        {isPointless ? null : <PointsField points={points} onChange={onPoints} />}
        <KnownNames matches={matches} known={known} onChoose={choose} />
        <RescueSummary evening={evening} preview={preview} />
        <p className="text-sm text-muted">{t('rescue.note')}</p>
      </section>
      <div
        ref={standsAtBottom}
        className="sticky bottom-0 z-10 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 short:py-1"
      >
        <ActFailure act={act} title={t('rescue.failed')} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:flex sm:flex-row-reverse sm:items-center sm:justify-between">
          <Button isBusy={act.isSending} onClick={() => void goOn()}>
            {t('rescue.goOn', { round })}
          </Button>
          <p className="text-sm text-muted max-sm:text-center short:sr-only">
            {t('rescue.players', { count: names.length })} · {t('rescue.rounds', { count: evening.rounds.length })}
          </p>
        </div>
      </div>
    </>
  )
}
