import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { SEASON_NAME_MAX_LENGTH } from '@tablee/domain/seasons/season'
import {
  RULES_OF_PRESET,
  SEASON_PRESETS,
  type SeasonPreset,
  type SeasonRules,
} from '@tablee/domain/seasons/season-rules'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useKeepSeason } from '../api/own-seasons.ts'
import { useRulesSentences } from '../season-page/rules-sentences.ts'
import { BestField, PointsFields } from './points-fields.tsx'
import { readPoints } from './points-text.ts'
import { presetOf, rulesOf, type SeasonFormState, type TypedSeason, typedOf, typedPoints } from './typed-season.ts'

type SeasonFormProps = {
  /** Null for a new one. */
  readonly season: SeasonPage['season'] | null
  readonly onKept?: (id: string) => void
}

/** A name and one tap; how points are counted opens on demand. */
export function SeasonForm({ season, onKept }: SeasonFormProps) {
  const { t } = useTranslation()
  const keep = useKeepSeason()
  const [isOpen, setOpen] = useState(false)
  const check = useCheck()
  const form = useForm<TypedSeason>({
    initial: typedOf(season),
    isSending: keep.isSending,
    failure: keep.error,
    isKnownOnceSent: true,
    check,
    onFaults: (faults) => setOpen(isOpen || Object.keys(faults).some((name) => name !== 'name')),
    send: async (typed) => {
      const rules = rulesOf(typed)
      if (rules === null) return null
      const { name, isPublic } = typed
      const reply = await keep.send({ seasonId: season?.id ?? null, name, isPublic, rules })
      if (reply === null) return null
      notify.success({ title: t(season ? 'seasons.form.saved' : 'seasons.form.created') })
      onKept?.(reply.data.season.id)
      return reply
    },
  })
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextInput
        label={t('seasons.form.name')}
        hint={t('seasons.form.nameHint')}
        autoComplete="off"
        maxLength={SEASON_NAME_MAX_LENGTH}
        required
        {...form.field('name')}
      />
      <Presets form={form} />
      <BestField form={form} />
      <Said values={form.values} />
      <Button variant="quiet" aria-expanded={isOpen} className="justify-self-start" onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'seasons.form.hideDetails' : 'seasons.form.details')}
      </Button>
      {isOpen ? <PointsFields form={form} /> : null}
      <Checkbox
        label={t('seasons.form.isPublic')}
        isChecked={form.values.isPublic}
        onChange={(isPublic) => form.set('isPublic', isPublic)}
      />
      {form.isToldAtField ? null : <ActFailure act={keep} title={t('seasons.form.failed')} />}
      <Button type="submit" size="large" isBusy={keep.isSending} className="sm:justify-self-start">
        {t(season ? 'seasons.form.save' : 'seasons.form.create')}
      </Button>
    </form>
  )
}

function useCheck() {
  const { t } = useTranslation()
  return ({ name, placePoints, kickers }: TypedSeason) => ({
    ...(name.trim() === '' ? { name: t('seasons.form.nameNeeded') } : {}),
    ...(readPoints(placePoints) === null ? { placePoints: t('seasons.form.numbers') } : {}),
    ...(readPoints(kickers) === null ? { kickers: t('seasons.form.numbers') } : {}),
  })
}

/** One tap fills in how points are counted. */
function Presets({ form }: { readonly form: SeasonFormState }) {
  const { t } = useTranslation()
  const choose = (preset: SeasonPreset) => {
    const points = typedPoints(RULES_OF_PRESET[preset])
    form.set('placePoints', points.placePoints)
    form.set('kickers', points.kickers)
    form.set('restPoints', points.restPoints)
    form.set('winPoints', points.winPoints)
    form.set('drawPoints', points.drawPoints)
    form.set('presencePoints', points.presencePoints)
  }
  return (
    <ChoiceCards
      label={t('seasons.form.preset')}
      columnsClass="grid-cols-1 sm:grid-cols-2"
      choices={SEASON_PRESETS.map((value) => ({ value, label: t(`seasons.form.presets.${value}`) }))}
      value={presetOf(form.values)}
      onChange={choose}
    />
  )
}

/** As everybody will read it. */
function Said({ values }: { readonly values: TypedSeason }) {
  const rules = rulesOf(values)
  return rules === null ? null : <Sentences rules={rules} />
}

function Sentences({ rules }: { readonly rules: SeasonRules }) {
  const sentences = useRulesSentences(rules, 0)
  return <p className="max-w-prose text-sm text-muted">{sentences.join(' ')}</p>
}
