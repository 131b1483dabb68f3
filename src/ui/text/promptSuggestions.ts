import type { Gender } from '../../domain/catalogue/vocabulary.ts';

/** A query that the home screen suggests. */
export interface PromptSuggestion {
  readonly text: string;
  /** The gender whose garments the query finds; undefined for all genders. */
  readonly gender?: Gender;
  /** The weather that the query suits; undefined for any weather. */
  readonly days?: 'warm' | 'cold';
}

/** The 48 suggestions (spec section 9). A test counts the pieces that each query finds. */
export const PROMPT_SUGGESTIONS: readonly PromptSuggestion[] = [
  { text: 'A dress for a summer wedding', gender: 'Women', days: 'warm' },
  { text: 'Something to wear on a first date' },
  { text: 'A blazer for the office' },
  { text: 'Party dresses under $200', gender: 'Women' },
  { text: 'A warm coat for winter', days: 'cold' },
  { text: 'Linen for hot days', days: 'warm' },
  { text: 'Wide-leg trousers' },
  { text: 'A white shirt' },
  { text: 'Vintage pieces' },
  { text: 'A little black dress', gender: 'Women' },
  { text: 'Business trousers' },
  { text: 'Swimwear for a beach holiday', days: 'warm' },
  { text: 'A cozy sweater for the weekend', days: 'cold' },
  { text: 'Blue jeans' },
  { text: 'A skirt that is not mini', gender: 'Women' },
  { text: 'Suits for men', gender: 'Men' },
  { text: 'Streetwear on sale' },
  { text: 'Satin and sequins for a party' },
  { text: 'Light jackets for spring', days: 'warm' },
  { text: 'Floral prints' },
  { text: 'Leather and suede jackets' },
  { text: 'Bohemian dresses', gender: 'Women' },
  { text: 'Something in red' },
  { text: 'Polo shirts for men', gender: 'Men' },
  { text: 'Clothes for a hike' },
  { text: 'Velvet for the evening', days: 'cold' },
  { text: 'Striped tops' },
  { text: 'Minimalist pieces under $100' },
  { text: 'Shoes for a wedding' },
  { text: 'Something green to wear to work' },
  { text: 'Jumpsuits', gender: 'Women' },
  { text: 'Loungewear' },
  { text: 'A raincoat or trench coat' },
  { text: 'Hoodies and sweatshirts' },
  { text: 'Clothes for travel' },
  { text: 'A bag to carry every day' },
  { text: 'Sneakers and boots' },
  { text: 'A glamorous evening gown', gender: 'Women' },
  { text: 'Shorts for the holiday', days: 'warm' },
  { text: 'A gift for him under $80' },
  { text: 'Gothic style' },
  { text: 'Sustainable pieces' },
  { text: 'Sleeveless dresses', gender: 'Women', days: 'warm' },
  { text: 'Preppy style' },
  { text: 'A scarf or a hat for the cold', days: 'cold' },
  { text: 'Everyday cotton tees' },
  { text: 'Sandals for the summer', days: 'warm' },
  { text: 'Shirts in size XXL' },
];
