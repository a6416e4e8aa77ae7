import { readTournamentCode, TOURNAMENT_CODE_LENGTH } from '@tablee/domain/tournaments/life/tournament-code'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Mat } from '../../../ui/card.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'

/** It reads tournaments, which no visitor of home needs before a code is typed. */
export function bringFinding() {
  return import('../api/following/find-code.ts')
}

/** Six cells, submitted by the last; `onFound` opens the tournament. */
export function JoinByCode({ onFound }: { onFound: (code: string) => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { client } = useServer()
  const queryClient = useQueryClient()
  const [isSearching, setSearching] = useState(false)
  const find = async (code: string) => {
    setSearching(true)
    try {
      const found = await (await bringFinding()).findCode(queryClient, client, code)
      if (found.kind === 'found') onFound(code)
      else if (found.kind === 'deleted') form.showFaults({ code: t('refusals.tournament_deleted') })
      else form.showFaults({ code: found.kind === 'hidden' ? found.sentence : <NotFound /> })
    } catch (error) {
      console.warn('[join-by-code] the code was not looked up', error)
      form.showFaults({ code: t('home.join.failed') })
    } finally {
      setSearching(false)
    }
  }
  const form = useForm({
    initial: { code: '' },
    isSending: isSearching,
    check: ({ code }) => {
      if (readTournamentCode(code)) return {}
      return { code: t(code === '' ? 'home.join.required' : 'home.join.invalid') }
    },
    send: ({ code }) => find(readTournamentCode(code) ?? ''),
  })
  const type = (code: string) => {
    form.set('code', code)
    // Comes while the rest is typed; asked for again if it cannot.
    void bringFinding().catch(() => {})
    const whole = readTournamentCode(code)
    if (whole !== null && !isSearching) void find(whole)
  }
  return (
    <Mat
      aria-labelledby={titleId}
      className="grid gap-6 max-sm:p-4 max-sm:short:p-3 lg:h-full lg:grid-rows-[auto_1fr_auto]"
    >
      <MatZones className="flex-row" />
      <form {...form.formProps} className="grid content-center gap-2 sm:gap-5 lg:gap-7">
        <h2 id={titleId} className="text-section ">
          {t('home.join.title')}
        </h2>
        <CodeInput
          label={t('home.join.label')}
          length={TOURNAMENT_CODE_LENGTH}
          {...form.field('code')}
          onChange={type}
        />
        <Button
          type="submit"
          variant="paper"
          isBusy={isSearching}
          className="w-full max-sm:mt-1 sm:min-h-14 sm:text-lg"
        >
          {isSearching ? t('home.join.searching') : t('home.join.submit')}
        </Button>
      </form>
      <MatZones className="flex-row-reverse" />
    </Mat>
  )
}

function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <span className="block font-semibold">{t('home.join.notFound')}</span>
      <span className="block font-normal text-ink">{t('home.join.notFoundHelp')}</span>
    </>
  )
}

/** Deck and discard zones as on a playing mat; the other player sits opposite. */
function MatZones({ className }: { className: string }) {
  const zone = 'h-24 w-17 rounded-control border-[1.5px] border-mat-line'
  return (
    <div aria-hidden="true" className={`hidden gap-3 lg:flex ${className}`}>
      <div className={zone} />
      <div className={`${zone} border-dashed`} />
    </div>
  )
}
