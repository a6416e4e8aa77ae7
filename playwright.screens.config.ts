import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes pictures instead of judging: see `npm run screens`. */
export default defineConfig({ ...journeys, testMatch: 'screens/contact-sheets.ts' })
