import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useId, useState } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useDatePickerTexts } from '../../../language/use-date-picker-texts.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectInput, type SelectOption } from '../../../ui/select-input.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { isDay } from '../../../ui/written-date.ts'
import {
  LONGEST_SEARCHED_TEXT,
  readTournamentSearch,
  SEARCHED_FORMATS,
  SEARCHED_STATUSES,
  type SearchFilters,
} from '../api/search/tournament-search.ts'
import { PlaceField } from '../place-field/place-field.tsx'

type FilterDialogProps = {
  filters: SearchFilters
  onClose: () => void
  onApply: (filters: SearchFilters) => void
}

/** While choosing; a date may be incomplete. */
type Draft = {
  readonly place: string
  readonly from: string
  readonly game: string
  readonly format: string
  readonly status: string
  readonly hasPassword: boolean
}
type Option = SelectOption<string>
type FieldsProps = { readonly form: ReturnType<typeof useForm<Draft>> }

const EMPTY: Draft = { place: '', from: '', game: '', format: '', status: '', hasPassword: false }
type FilterTab = 'place' | 'date' | 'game' | 'format'

/** No search before "Appliquer". */
export function FilterDialog({ filters, onClose, onApply }: FilterDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const { invalid } = useDatePickerTexts()
  const [initial, setInitial] = useState<Draft>(() => draftOf(filters))
  const [tab, setTab] = useState<FilterTab>('place')
  const form = useForm<Draft>({
    initial,
    check: ({ from }) => (from === '' || isDay(from) ? {} : { from: invalid }),
    onFaults: () => setTab('date'),
    send: (draft) => onApply(readTournamentSearch({ ...draft, ...(draft.hasPassword ? { password: 'yes' } : {}) })),
  })
  const reset = () => {
    setInitial(EMPTY)
    form.clear()
  }
  const tabs = [
    { value: 'place', label: t('home.search.tabs.place'), content: <PlacePart form={form} /> },
    { value: 'date', label: t('home.search.tabs.date'), content: <DateField form={form} /> },
    { value: 'game', label: t('home.search.tabs.game'), content: <GameField form={form} /> },
    { value: 'format', label: t('home.search.tabs.format'), content: <FormatField form={form} /> },
  ] as const
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('home.search.dialog.title')}
      description={t('home.search.dialog.lead')}
      closeLabel={t('tournament.close')}
      footer={
        <>
          <Button variant="quiet" className="sm:me-auto" onClick={reset}>
            {t('home.search.dialog.reset')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('tournament.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('home.search.dialog.apply')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-5">
        <Tabs
          label={t('home.search.dialog.title')}
          tabs={tabs}
          value={tab}
          onChange={setTab}
          panelClassName="min-h-30 pt-4"
        />
        <StateFields form={form} />
      </form>
    </Dialog>
  )
}

function draftOf({ password, ...filters }: SearchFilters): Draft {
  return { ...EMPTY, ...filters, hasPassword: password !== undefined }
}

function PlacePart({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <PlaceField
      writtenAs="search"
      label={t('home.search.tabs.place')}
      placeholder={t('home.search.placePlaceholder')}
      {...form.field('place')}
      maxLength={LONGEST_SEARCHED_TEXT}
    />
  )
}

function DateField({ form }: FieldsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const texts = useDatePickerTexts()
  return <DatePicker label={t('home.search.fromLabel')} {...form.field('from')} locale={locale} texts={texts} />
}

function GameField({ form }: FieldsProps) {
  const { t } = useTranslation()
  const games = GAMES.map((value): Option => ({ value, label: t(`creation.games.${value}`) }))
  return (
    <SelectInput
      label={t('home.search.tabs.game')}
      options={[{ value: '', label: t('home.search.allGames') }, ...games]}
      {...form.field('game')}
    />
  )
}

function FormatField({ form }: FieldsProps) {
  const { t } = useTranslation()
  const formats = SEARCHED_FORMATS.map((value): Option => ({ value, label: t(`tournament.formats.${value}`) }))
  return (
    <SelectInput
      label={t('home.search.tabs.format')}
      options={[{ value: '', label: t('home.search.allFormats') }, ...formats]}
      {...form.field('format')}
    />
  )
}

/** Below the tabs: independent of place, date, game and format. */
function StateFields({ form }: FieldsProps) {
  const { t } = useTranslation()
  const statuses = SEARCHED_STATUSES.map((value): Option => ({ value, label: t(`home.search.statuses.${value}`) }))
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <SelectInput
        label={t('home.search.status')}
        options={[{ value: '', label: t('home.search.allStatuses') }, ...statuses]}
        {...form.field('status')}
      />
      <Checkbox
        label={t('home.search.withPassword')}
        isChecked={form.values.hasPassword}
        onChange={(hasPassword) => form.set('hasPassword', hasPassword)}
      />
    </div>
  )
}
