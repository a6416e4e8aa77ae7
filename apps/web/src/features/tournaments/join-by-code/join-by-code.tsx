import { readTournamentCode, TOURNAMENT_CODE_LENGTH } from '@tablee/domain/tournaments/tournament-code'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Mat } from '../../../ui/card.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { TournamentNotFoundError, tournamentQuery } from '../api/tournament-query.ts'

type Problem = 'required' | 'invalid' | 'notFound' | 'failed'

/** Six cells for the code; `onFound` leads to the tournament. */
export function JoinByCode({ onFound }: { onFound: (code: string) => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { client } = useServer()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSearching, setSearching] = useState(false)

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSearching) return
    const form = event.currentTarget
    const code = readTournamentCode(typed)
    if (!code) {
      setProblem(typed === '' ? 'required' : 'invalid')
      return focusFirstError(form)
    }
    setSearching(true)
    setProblem(null)
    try {
      await queryClient.fetchQuery(tournamentQuery(client, code))
      onFound(code)
    } catch (error) {
      if (!(error instanceof TournamentNotFoundError)) console.warn('[join-by-code] the code was not looked up', error)
      setProblem(error instanceof TournamentNotFoundError ? 'notFound' : 'failed')
    } finally {
      setSearching(false)
    }
  }

  return (
    <Mat aria-labelledby={titleId} className="grid gap-6 lg:h-full lg:grid-rows-[auto_1fr_auto]">
      <MatZones className="flex-row" />
      <form noValidate onSubmit={search} className="grid content-center gap-5 lg:gap-7">
        <h2 id={titleId} className="text-2xl lg:text-3xl">
          {t('home.join.title')}
        </h2>
        <CodeInput
          label={t('home.join.label')}
          cellLabel={(position, length) => t('home.join.cell', { position, length })}
          length={TOURNAMENT_CODE_LENGTH}
          value={typed}
          onChange={(code) => {
            setTyped(code)
            setProblem(null)
          }}
          error={problem ? <ProblemSentence problem={problem} /> : undefined}
        />
        <Button type="submit" variant="paper" size="large" isBusy={isSearching} className="w-full">
          {isSearching ? t('home.join.searching') : t('home.join.submit')}
        </Button>
      </form>
      <MatZones className="flex-row-reverse" />
    </Mat>
  )
}

function ProblemSentence({ problem }: { problem: Problem }) {
  const { t } = useTranslation()
  if (problem !== 'notFound') return t(`home.join.${problem}`)
  return (
    <>
      <span className="block font-semibold">{t('home.join.notFound')}</span>
      <span className="block font-normal text-ink">{t('home.join.notFoundHelp')}</span>
    </>
  )
}

/** The places of deck and discard of a player, as printed on a playing mat; the other player sits across. */
function MatZones({ className }: { className: string }) {
  const zone = 'h-24 w-17 rounded-control border-[1.5px] border-mat-line'
  return (
    <div aria-hidden="true" className={`hidden gap-3 lg:flex ${className}`}>
      <div className={zone} />
      <div className={`${zone} border-dashed`} />
    </div>
  )
}
