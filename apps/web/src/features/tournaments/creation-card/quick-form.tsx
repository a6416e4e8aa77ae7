import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { QUICK_PLAYER_COUNT, TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/tournament'
import type { FormEvent } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateQuickTournament } from '../api/create-quick-tournament.ts'
import type { CreatedTournament } from '../api/created-tournament.ts'
import { GameMark } from '../game-mark/game-mark.tsx'
import { useQuickDraft } from './use-quick-draft.ts'
import { useToldCreation } from './use-told-creation.ts'

export function QuickForm({ onCreated }: { onCreated: (tournament: CreatedTournament) => void }) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const draft = useQuickDraft()
  const creation = useToldCreation({
    act: useCreateQuickTournament(),
    failureTitle: t('creation.failure.title'),
    success: ({ code }) => ({
      title: t('quickTournament.success.title'),
      description: t('quickTournament.success.description.toast', { code }),
    }),
    onCreated,
    onFieldErrors: draft.setErrors,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = draft.read()
    if (input) void creation.create(input)
    else focusFirstError(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{t('creation.quick.intro')}</p>
      <TextInput
        label={t('creation.quick.name')}
        value={draft.name}
        onChange={draft.setName}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        autoComplete="off"
        required
        error={draft.errors.name}
      />
      <NumberInput
        label={t('creation.quick.playerCount')}
        hint={t('creation.quick.playerCountHint', { min: QUICK_PLAYER_COUNT.min, max: QUICK_PLAYER_COUNT.max })}
        value={draft.playerCount}
        onChange={draft.setPlayerCount}
        min={QUICK_PLAYER_COUNT.min}
        max={QUICK_PLAYER_COUNT.max}
        locale={locale}
        incrementLabel={t('shell.numberInput.increment')}
        decrementLabel={t('shell.numberInput.decrement')}
        error={draft.errors.playerCount}
      />
      <ChoiceCards
        label={t('creation.quick.game')}
        hint={t('creation.quick.gameHint')}
        choices={GAMES.map((value) => ({
          value,
          label: t(`creation.games.${value}`),
          mark: <GameMark game={value} />,
        }))}
        value={draft.game}
        onChange={draft.setGame}
      />
      <Button type="submit" size="large" isWide isBusy={creation.isCreating}>
        {creation.isCreating ? t('creation.quick.submitting') : t('creation.quick.submit')}
      </Button>
    </form>
  )
}
