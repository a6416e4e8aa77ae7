import { chooseLanguage } from '@tablee/messages/language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.ts'
import { openBrowserStorage } from './device-storage/use-device-storage.tsx'
import { createTranslator } from './language/create-translator.ts'
import './ui/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const storage = openBrowserStorage()
const kept = storage.preference('language')
const language = chooseLanguage(kept ? [kept, ...navigator.languages] : navigator.languages)
document.documentElement.lang = language

// The server names the page for links and search engines; from here on each screen names itself.
document.querySelector('head > title')?.remove()

createRoot(container).render(
  <StrictMode>
    <App
      router={createAppRouter()}
      queryClient={createQueryClient()}
      translator={await createTranslator(language)}
      storage={storage}
    />
  </StrictMode>,
)
