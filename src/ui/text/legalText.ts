import { MAX_VISITOR_MESSAGE_DAYS } from '../../domain/contacts/contactMessage.ts';
import { MAX_TRY_ON_AGE_DAYS } from '../../domain/poses/limits.ts';
import { PRODUCT } from '../../domain/product.ts';

/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** A one-sentence summary of the page. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

const { name, supportEmail } = PRODUCT;

export const legalText = {
  lastUpdated: 'Last updated: September 2, 2025',
  back: 'Back to the product',
  contents: 'On this page',
  documents: 'Legal',
} as const;

export type LegalName = 'privacy' | 'terms' | 'cookies' | 'dataUsageInfo';

export const legalDocuments: Readonly<Record<LegalName, LegalDocument>> = {
  privacy: {
    title: 'Privacy Policy',
    summary: `${name} needs to know a little about you to find clothes for you. This page says what it knows, why, for how long, and how you take it back.`,
    sections: [
      {
        heading: 'What we keep, and for how long',
        blocks: [
          'All of this is in the database and the file folder of the server that you use, and nowhere else unless this page says so:',
          [
            'Your account: your email address, your name if your sign-in provider passes it on, how you sign in, and when your password was last set. Until you delete the account. Your password is kept by our identity provider; we never store it.',
            'Your sessions: a hash of a random number, the kind of browser and system, and the hour of the last use. Until you log out, or after a period without use.',
            'Your style profile: genders, sizes, styles, personality, notes, the tone of the assistant, and a place if you enter one. Until you change it.',
            'Your searches: your words, filters, attached pictures and the results, for the newest 100 entries of your history. Until you delete an entry or clear the history.',
            'What your searches were about, without your words (such as dress, red) and by day, so that trends can be counted. It counts for 60 days and is shown only if at least five people searched for the same. Clearing the history deletes it.',
            'Which outfits of the day you were shown, for about a month, so that none comes twice.',
            'Your conversations with the stylist: messages, pictures, answers and your thumbs. Until you delete the conversation.',
            'Your wishlist. Until you remove a piece; that you removed it is kept for 30 days, so that your other devices follow.',
            `Your photos, only after you agreed: poses until you delete them, and pictures from the fitting room for ${MAX_TRY_ON_AGE_DAYS} days unless you save them. Photos that you attach go with the last search or conversation that shows them; photos that you upload and never use go after a day.`,
            `Messages that you send with the forms of our website, with your name and address, and your CV if you apply. They and the CV are deleted after ${MAX_VISITOR_MESSAGE_DAYS} days; a copy that was mailed to us stays in our mailbox until it is answered and no longer needed. Write to us and we delete them earlier. Only we can open a CV.`,
            'Your messages to support, with your name and address. Until you delete the account; a copy that was mailed to us stays in our mailbox until it is answered and no longer needed.',
          ],
          'Visits of our website and errors in browsers are counted by day: the page, the family of the browser and whether the screen is that of a phone, a tablet or a computer; for errors, the place in our code. No address and nothing else about you is stored with them. If your browser asks not to be tracked, your visit is not counted. Counts are deleted after 90 days.',
          'We keep no log of your requests. To protect itself, the server counts the requests of an address for a minute, in memory, and it logs failures of its own without what you wrote. Backups that the operator makes follow within weeks.',
        ],
      },
      {
        heading: 'What we use it for',
        blocks: [
          [
            'To find, rank and explain garments, and to suggest what goes with them.',
            'To dress your photo in a garment when you ask for it.',
            'To keep your wishlist, history and preferences for your next visit.',
            'To answer you when you write to support, and to protect accounts against misuse.',
          ],
          'We do not sell personal data, and we do not use your photos to advertise anything, to train a model or to recognize you anywhere else.',
        ],
      },
      {
        heading: 'Your photos',
        blocks: [
          'Photos are stored only after you agree, and you can take that back. They are checked by their content when they arrive, turned the right way up, and stripped of hidden details such as the place they were taken. Only you can open them: every request for a photo is checked against your session. Deleting a pose deletes the photo, its thumbnail and everything that was made from it.',
        ],
      },
      {
        heading: 'Who else sees it',
        blocks: [
          'Providers who work for us see only what their task needs: the identity provider your email address and password; and, where the operator has set them up, the service behind the stylist your message, the conversation and your preferences, the try-on service that is named when you agree your photo and the garment, and the service for place names what you type as your location.',
          'Shops see nothing of you until you follow a link to them. From then on their own privacy policy applies. We disclose data to authorities only where the law obliges us to.',
        ],
      },
      {
        heading: 'How to see, take along or delete it',
        blocks: [
          [
            'Everything: in the account panel, Your data exports all of it as one archive, and deletes the account with all that belongs to it, files included, and the account at our identity provider where it was made for this product.',
            'Searches and conversations: in Chat History, one by one or all searches at once.',
            'Photos and looks: in the account panel under Your photos and looks, one by one or all of them together with your agreement.',
            'Pieces on the wishlist: the heart. Preferences: the account panel.',
            'What your browser stored: logging out removes it.',
          ],
        ],
      },
      {
        heading: 'Your rights',
        blocks: [
          'You may ask for a copy of your data, have it corrected or deleted, restrict or object to its use, take it elsewhere, and withdraw a consent at any time. Most of this you can do yourself in the account panel. For the rest, write to us; we answer within a month. You may also complain to the data protection authority where you live.',
        ],
      },
      {
        heading: 'Children',
        blocks: [
          `${name} is not for children under 13, and we do not knowingly keep their data. If you are under 18, a parent or guardian has to agree. If you believe that a child under 13 has an account, tell us and we will remove it.`,
        ],
      },
      {
        heading: 'Contact',
        blocks: [
          `Questions about privacy, and every request named above, reach us at ${supportEmail}. If we change this page in a way that matters, we say so in the product before it applies.`,
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    summary: `The agreement between you and ${name}, in words meant to be read.`,
    sections: [
      {
        heading: 'Who may use it',
        blocks: [
          'You must be at least 13 years old. If you are under 18, you may use the product only with the consent of a parent or guardian, who accepts these terms for you and answers for how you use it.',
          'By creating an account or using the product you accept these terms. If you do not, please do not use it.',
        ],
      },
      {
        heading: 'What it is',
        blocks: [
          `${name} helps you find clothing: by search, in a conversation with a stylist that is a computer program, and by showing garments on your own photos. ${name} does not sell the garments. When you buy, you buy from the shop whose link you follow, on that shop's terms.`,
        ],
      },
      {
        heading: 'Your account',
        blocks: [
          'Give an email address that is yours and confirm it. Keep your password to yourself, and tell us if you think somebody else knows it. One account is for one person. You may close it at any time.',
        ],
      },
      {
        heading: 'What you may not do',
        blocks: [
          [
            'Upload photos of other people without their permission, or of anybody in a way that is indecent, hateful or unlawful.',
            'Present a picture made in the fitting room as a photograph, to deceive somebody.',
            'Break into, overload or copy the service, or collect its content by machine.',
            'Use the product to harm, harass or mislead, or to get around these rules for somebody else.',
          ],
        ],
      },
      {
        heading: 'Your content',
        blocks: [
          'What you upload stays yours. You allow us to store and process it for as long as needed to do what you asked for: show it to you, dress it, attach it to a search. This permission ends when you delete the content.',
        ],
      },
      {
        heading: 'Suggestions, prices and pictures',
        blocks: [
          "Suggestions are made by software and can be wrong. Prices, sizes and availability come from shops and change; the shop's own page is the one that counts. A picture from the fitting room is an impression, not a promise of fit.",
        ],
      },
      {
        heading: 'When something goes wrong',
        blocks: [
          'We work to keep the product available and correct, but provide it as it is. We are liable without limit for intent and gross negligence and wherever the law does not allow a limit; otherwise only for damage that was foreseeable and typical for a service of this kind. Your rights as a consumer are not affected.',
        ],
      },
      {
        heading: 'Ending and changing',
        blocks: [
          'We may suspend an account that breaks these terms, and will say why unless that would do harm. We may change the product and these terms; changes that matter are announced in the product beforehand, and you can leave if you do not agree. If a part of these terms turns out to be invalid, the rest stands.',
        ],
      },
      { heading: 'Contact', blocks: [`Questions about these terms reach us at ${supportEmail}.`] },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    summary: 'One cookie to keep you signed in, a little storage on your device, and no tracking.',
    sections: [
      {
        heading: 'What a cookie is',
        blocks: [
          'A cookie is a short text that a site asks your browser to keep and to send back with each request. Browsers also offer sites a store of their own, which is not sent anywhere. We use both sparingly.',
        ],
      },
      {
        heading: 'The cookie we set',
        blocks: [
          'When you sign in, we set one cookie that holds a random number and stands for your session. It is strictly necessary: without it you would have to sign in for every picture. No script can read it, other sites cannot send it, and it ends when you log out or have not been here for a while.',
        ],
      },
      {
        heading: 'What we keep on your device',
        blocks: [
          [
            'The profile of your last visit (name, email address, whether setup is finished), so that the app can open at once.',
            'Items and trends seen lately, for at most seven days, so that they need not be loaded again.',
            'What you have not finished: answers of the first steps, changed preferences that could not be saved yet, and what the fitting room shows.',
            'Choices about how the app looks, such as the theme.',
          ],
          'Logging out removes all of it, also when you are offline.',
        ],
      },
      {
        heading: 'What we do not do',
        blocks: [
          "There are no advertising cookies, no cookies of social networks and no analytics that follow you across sites. If you choose to sign in with Google, Google's window sets Google's own cookies under Google's policy.",
        ],
      },
      {
        heading: 'How to refuse',
        blocks: [
          'You can delete or block cookies and stored data in the settings of your browser. If you block ours, the open pages still work; signing in does not.',
          `Questions reach us at ${supportEmail}.`,
        ],
      },
    ],
  },
  dataUsageInfo: {
    title: 'How Your Data Is Used',
    summary: 'The path of what you give us, step by step, without the legal language.',
    sections: [
      {
        heading: 'When you search',
        blocks: [
          'Your words are read for what they ask: the garment, a color, an occasion, a price, things to leave out. They are compared with the catalogue, together with your filters. The search is kept in your history, so that you can come back to it.',
        ],
      },
      {
        heading: 'When you talk to the stylist',
        blocks: [
          'The stylist gets your message, the conversation so far, and the preferences of your style profile, nothing else. It answers with text and with items of the catalogue. Deleting a conversation deletes its messages.',
        ],
      },
      {
        heading: 'When you upload a photo',
        blocks: [
          'The file is checked, turned upright and freed of its hidden details. It is used when you choose it in the fitting room or attach it to a search, and never to train a model. You see all your photos under Poses and can delete each of them there.',
        ],
      },
      {
        heading: 'When you try something on',
        blocks: [
          'The pose you chose and the garment are combined into a new picture. The picture belongs to your account. It becomes a pose only if you save it, and is marked as generated.',
        ],
      },
      {
        heading: 'When you fill in your style profile',
        blocks: [
          'Genders and sizes become the filters you begin with. Styles, personality and notes move suitable items up and give the stylist something to go by. A place is used for weather and season. Everything is optional and can be changed in the account panel.',
        ],
      },
      {
        heading: 'When you keep or share something',
        blocks: ['Your wishlist is yours alone. A shared link holds the number of the item and nothing about you.'],
      },
      {
        heading: 'When you leave',
        blocks: [
          'Logging out ends the session on our side and clears what the app stored on your device. To have your account and all that belongs to it deleted, open the account panel and choose Your data; no message to us is needed.',
        ],
      },
    ],
  },
};
