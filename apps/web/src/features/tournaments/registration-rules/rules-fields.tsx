import {
  BRING_MAX_LENGTH,
  DECK_REQUESTS,
  type DeckRequest,
  FEE_MAX_LENGTH,
  FEWEST_CARDS,
} from '@tablee/domain/tournaments/life/registration-rules'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { MomentFields } from '../creation-card/moment-fields.tsx'
import { CheckInFields } from './check-in-fields.tsx'
import { DataDaysField } from './data-days-field.tsx'
import { GuardianAgeField } from './guardian-age-field.tsx'
import type { RulesDraft } from './rules-draft.ts'

/** A form that includes entry rules. */
type RulesForm = {
  readonly values: RulesDraft
  readonly set: {
    (name: 'closes', value: RulesDraft['closes']): void
    (name: 'acceptsAutomatically' | 'checksInByCode', value: boolean): void
    (name: 'deck', value: DeckRequest): void
    (name: 'fewestCards' | 'checkInMinutes' | 'guardianBelow', value: number | null): void
    (name: 'fee' | 'bring', value: string): void
    (name: 'dataDays', value: RulesDraft['dataDays']): void
  }
  readonly faultOf: (name: keyof RulesDraft) => ReactNode
}

type RulesFieldsProps = { readonly form: RulesForm }

/** Entry rules: until when, and whether each registration is decided. */
export function RulesFields({ form, isYouth }: RulesFieldsProps & { readonly isYouth: boolean }) {
  return (
    <>
      <EntryFields form={form} />
      <DeckFields form={form} />
      <ArrivalFields form={form} />
      <FeeField form={form} />
      <GuardianAgeField form={form} isYouth={isYouth} />
      <DataDaysField form={form} isYouth={isYouth} />
    </>
  )
}

/** Until when, and whether each is decided. */
export function EntryFields({ form }: RulesFieldsProps) {
  const { t } = useTranslation()
  const { closes, acceptsAutomatically } = form.values
  return (
    <>
      <MomentFields
        label={t('registrationRules.closes')}
        timeLabel={t('registrationRules.closesTime')}
        day={closes.day}
        time={closes.time}
        onDay={(day) => form.set('closes', { ...closes, day })}
        onTime={(time) => form.set('closes', { ...closes, time })}
        error={form.faultOf('closes')}
      />
      <Checkbox
        label={
          <>
            {t('registrationRules.automatic')}
            <span className="block text-sm text-muted">{t('registrationRules.automaticHelp')}</span>
          </>
        }
        isChecked={acceptsAutomatically}
        onChange={(isChecked) => form.set('acceptsAutomatically', isChecked)}
      />
    </>
  )
}

export function DeckFields({ form }: RulesFieldsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { deck, fewestCards } = form.values
  return (
    <>
      <SelectInput
        label={t('registrationRules.deck')}
        hint={t(`registrationRules.deckHints.${deck}`)}
        options={DECK_REQUESTS.map((value) => ({ value, label: t(`registrationRules.decks.${value}`) }))}
        value={deck}
        onChange={(wish) => form.set('deck', wish)}
      />
      {deck === 'none' ? null : (
        <NumberInput
          label={t('registrationRules.fewestCards')}
          hint={t('registrationRules.fewestCardsHint')}
          value={fewestCards}
          onChange={(cards) => form.set('fewestCards', cards)}
          error={form.faultOf('fewestCards')}
          min={FEWEST_CARDS.min}
          max={FEWEST_CARDS.max}
          locale={locale}
          incrementLabel={t('shell.numberInput.increment')}
          decrementLabel={t('shell.numberInput.decrement')}
        />
      )}
    </>
  )
}

export function ArrivalFields({ form }: RulesFieldsProps) {
  return (
    <CheckInFields
      values={form.values}
      onMinutes={(minutes) => form.set('checkInMinutes', minutes)}
      onByCode={(isByCode) => form.set('checksInByCode', isByCode)}
    />
  )
}

/** Fee and what to bring, in words. */
export function FeeField({ form }: RulesFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('registrationRules.fee')}
        hint={t('registrationRules.feeHint')}
        value={form.values.fee}
        onChange={(typed) => form.set('fee', typed)}
        error={form.faultOf('fee')}
        maxLength={FEE_MAX_LENGTH}
      />
      <TextInput
        label={t('registrationRules.bring')}
        hint={t('registrationRules.bringHint')}
        value={form.values.bring}
        onChange={(typed) => form.set('bring', typed)}
        error={form.faultOf('bring')}
        maxLength={BRING_MAX_LENGTH}
      />
    </>
  )
}
