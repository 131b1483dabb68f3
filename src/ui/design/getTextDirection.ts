/** 1 where text runs from left to right, -1 in a page or part with `dir="rtl"`. */
export const getTextDirection = (element: Element): 1 | -1 => (element.closest('[dir=rtl]') ? -1 : 1);
