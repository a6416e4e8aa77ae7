import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { FINAL_CARRIES, FINAL_SEATS, type SeasonFinal } from '@tablee/domain/seasons/season'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { useSetFinal } from '../api/own-seasons.ts'
import { useUndo } from '../season-page/use-undo.ts'

const NONE = ''
const USUAL_SEATS = 8

type Wish = { readonly seats: number | null; readonly carries: SeasonFinal['carries'] }

type FinalFormProps = { readonly own: SeasonPage }

/** Which of its events is the final, for how many, and what points are worth in it. */
export function FinalForm({ own }: FinalFormProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const set = useSetFinal()
  const undo = useUndo()
  const before = own.final ?? null
  const [eventId, setEventId] = useState(before?.tournamentId ?? NONE)
  const [wish, setWish] = useState<Wish>({ seats: before?.seats ?? USUAL_SEATS, carries: before?.carries ?? 'none' })
  const events = own.events.filter(({ id, state }) => state !== 'cancelled' || id === eventId)
  const isKnown = events.some(({ id }) => id === eventId)
  if (events.length === 0) return <p className="text-muted">{t('seasons.final.noEvents')}</p>
  const seasonId = own.season.id
  const keep = async () => {
    const final = isKnown ? { tournamentId: eventId, seats: wish.seats ?? USUAL_SEATS, carries: wish.carries } : null
    if ((await set.send({ seasonId, final })) === null) return
    const old = before && { tournamentId: before.tournamentId, seats: before.seats, carries: before.carries }
    undo(t(final ? 'seasons.final.kept' : 'seasons.final.removed'), async () => {
      const undone = await set.send({ seasonId, final: old })
      setEventId(old?.tournamentId ?? NONE)
      return undone
    })
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <SelectInput
        label={t('seasons.final.event')}
        hint={t('seasons.final.eventHint')}
        options={[
          { value: NONE, label: t('seasons.final.none') },
          ...events.map(({ id, name, startsAt }) => ({
            value: id,
            label: startsAt === null ? name : `${name} · ${date(new Date(startsAt))}`,
          })),
        ]}
        value={isKnown ? eventId : NONE}
        onChange={setEventId}
      />
      {isKnown ? <Wished wish={wish} onChange={setWish} /> : null}
      <ActFailure act={set} title={t('seasons.form.failed')} />
      <Button type="submit" variant="secondary" isBusy={set.isSending} className="sm:justify-self-start">
        {t('seasons.final.save')}
      </Button>
    </form>
  )
}

type WishedProps = { readonly wish: Wish; readonly onChange: (wish: Wish) => void }

function Wished({ wish, onChange }: WishedProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  return (
    <>
      <NumberInput
        label={t('seasons.final.seatsField')}
        value={wish.seats}
        onChange={(seats) => onChange({ ...wish, seats })}
        min={FINAL_SEATS.min}
        max={FINAL_SEATS.max}
        locale={locale}
        incrementLabel={t('shell.numberInput.increment')}
        decrementLabel={t('shell.numberInput.decrement')}
      />
      <ChoiceCards
        label={t('seasons.final.carriesField')}
        columnsClass="grid-cols-1"
        choices={FINAL_CARRIES.map((value) => ({ value, label: t(`seasons.final.carries.${value}`) }))}
        value={wish.carries}
        onChange={(carries) => onChange({ ...wish, carries })}
      />
    </>
  )
}
