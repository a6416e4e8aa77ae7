import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { useTellsFirstDrawing } from '../first-drawing.ts'

type PageProps = {
  /** Shown in the browser's tab, and said when the page is reached. */
  title: string
  /** `reading` for text; `wide` for the desk of whoever runs a tournament. */
  width?: 'content' | 'reading' | 'wide'
  children: ReactNode
}

const WIDTHS = { content: 'max-w-6xl', reading: 'max-w-2xl', wide: 'content-width' }

/** The column a screen stands in, and its title. */
export function Page({ title, width = 'content', children }: PageProps) {
  const { t } = useTranslation()
  useTellsFirstDrawing()
  useRootMark('wide-page', width === 'wide')
  return (
    <>
      <title>{t('shell.pageTitle', { page: title })}</title>
      <div className={`mx-auto w-full px-4 py-6 sm:px-6 sm:py-10 ${WIDTHS[width]}`}>{children}</div>
    </>
  )
}
