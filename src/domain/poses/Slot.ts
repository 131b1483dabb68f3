/** The slots of the fitting room. `outer` is worn over a top or a full-body garment. */
export type Slot = 'top' | 'bottom' | 'fullBody' | 'outer';
