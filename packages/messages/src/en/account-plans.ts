import type { accountPlans as source } from '../fr/account-plans.ts'
import type { Translation } from '../translation.ts'

export const accountPlans: Translation<typeof source> = {
  title: 'Compare tournament types',
  traits: {
    price: 'Price',
    simultaneous: 'Tournaments at once',
    account: 'Account',
    registrations: 'Pre-registration',
    decklists: 'Decklists',
    statistics: 'Statistics',
    availability: 'Available',
  },
  quick: {
    name: 'Quick',
    price: 'Free',
    simultaneous: '1',
    account: 'Not needed',
    registrations: 'No',
    decklists: 'No',
    statistics: 'No',
    availability: 'Now',
  },
  advanced: {
    name: 'Advanced',
    price: 'Free',
    simultaneous: '5',
    account: 'Organizer',
    registrations: 'Yes',
    decklists: 'Yes',
    statistics: 'Yes',
    availability: 'Now',
  },
  premium: {
    name: 'Premium',
    price: '€9.99/month',
    simultaneous: 'Unlimited',
    account: 'Subscription',
    registrations: 'Yes',
    decklists: 'Yes',
    statistics: 'Yes',
    availability: 'Not yet',
  },
}
